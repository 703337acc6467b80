func.func @stored_scores(
    %query: memref<?x64xi8, strided<[?, 1]>> {winnow.name = "query"},
    %query_scales: memref<?x8xi8, strided<[?, 1]>> {winnow.name = "query_scales"},
    %cache: memref<?x64x64xi8, strided<[?, 64, 1]>>
        {winnow.name = "cache", winnow.alignment = 16 : i64},
    %scales: memref<?x64x8xi8, strided<[?, 8, 1]>>
        {winnow.name = "scales", winnow.alignment = 8 : i64},
    %table: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "table"},
    %requests: memref<?xi32> {winnow.name = "requests"},
    %lengths: memref<?xi32> {winnow.name = "lengths"},
    %output: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "output"}) {
  %q = "winnow.queries"(%query) : (memref<?x64xi8, strided<[?, 1]>>) -> tensor<?x64xi8>
  %qs = "winnow.queries"(%query_scales) : (memref<?x8xi8, strided<[?, 1]>>) -> tensor<?x8xi8>
  %rows = "winnow.dequantize_nvfp4"(%q, %qs)
      : (tensor<?x64xi8>, tensor<?x8xi8>) -> tensor<?x128xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 4 : i32}
      : (memref<?x64x64xi8, strided<[?, 64, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>)
      -> tensor<?x?x64xi8>
  %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 4 : i32}
      : (memref<?x64x8xi8, strided<[?, 8, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>)
      -> tensor<?x?x8xi8>
  %keys = "winnow.dequantize_nvfp4"(%k, %ks)
      : (tensor<?x?x64xi8>, tensor<?x?x8xi8>) -> tensor<?x?x128xbf16>
  %s = "winnow.score"(%rows, %keys)
      : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
  "winnow.store_scores"(%s, %lengths, %output) {group_rows = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
  return
}
