func.func @selection(
    %query: memref<?x64xi8, strided<[?, 1]>> {winnow.name = "query"},
    %query_scales: memref<?x8xi8, strided<[?, 1]>> {winnow.name = "query_scales"},
    %cache: memref<?x64x64xi8, strided<[?, 64, 1]>>
        {winnow.name = "cache", winnow.alignment = 16 : i64},
    %scales: memref<?x64x8xi8, strided<[?, 8, 1]>>
        {winnow.name = "scales", winnow.alignment = 8 : i64},
    %table: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "table"},
    %requests: memref<?xi32> {winnow.name = "requests"},
    %positions: memref<?xi32> {winnow.name = "positions"},
    %ends: memref<?xi32> {winnow.name = "ends"},
    %thresholds: memref<?xf32> {winnow.name = "thresholds"},
    %counters: memref<?x2xi32> {winnow.name = "counters"},
    %candidates: memref<?x?x2xi32, strided<[?, 2, 1]>>
        {winnow.name = "candidates", winnow.alignment = 8 : i64},
    %context: i32 {winnow.name = "context"},
    %arrivals: memref<?xi32> {winnow.name = "arrivals"},
    %ranges: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}) {
  %q = "winnow.queries"(%query) : (memref<?x64xi8, strided<[?, 1]>>) -> tensor<?x64xi8>
  %qs = "winnow.queries"(%query_scales) : (memref<?x8xi8, strided<[?, 1]>>) -> tensor<?x8xi8>
  %rows = "winnow.dequantize_nvfp4"(%q, %qs)
      : (tensor<?x64xi8>, tensor<?x8xi8>) -> tensor<?x128xbf16>
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 128 : i32}
      : (memref<?x64x64xi8, strided<[?, 64, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>,
         memref<?xi32>)
      -> tensor<?x?x64xi8>
  %ks = "winnow.sampled_keys"(%scales, %table, %requests, %positions) {request_rows = 128 : i32}
      : (memref<?x64x8xi8, strided<[?, 8, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>,
         memref<?xi32>)
      -> tensor<?x?x8xi8>
  %keys = "winnow.dequantize_nvfp4"(%k, %ks)
      : (tensor<?x?x64xi8>, tensor<?x?x8xi8>) -> tensor<?x?x128xbf16>
  %s = "winnow.score"(%rows, %keys)
      : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
  "winnow.threshold_select"(
      %s, %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 64 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>,
         memref<?x?x2xi32, strided<[?, 2, 1]>>, i32, memref<?xi32>,
         memref<2x?xi32, strided<[?, 1]>>) -> ()
  return
}
