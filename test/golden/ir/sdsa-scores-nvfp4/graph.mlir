module {
  func.func @sdsa_scores_nvfp4(%arg0: memref<?x64xi8, strided<[?, 1]>> {winnow.name = "query"}, %arg1: memref<?x64x64xi8, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg3: memref<?xi32> {winnow.name = "context_lengths"}, %arg4: memref<?xi32> {winnow.name = "requests"}, %arg5: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "scores"}, %arg6: memref<?x8xi8, strided<[?, 1]>> {winnow.alignment = 8 : i64, winnow.name = "query_scales"}, %arg7: memref<?x64x8xi8, strided<[?, 8, 1]>> {winnow.alignment = 8 : i64, winnow.name = "key_scales"}) {
    %0 = "winnow.paged_keys"(%arg1, %arg2, %arg4) {request_rows = 1 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?x64xi8>
    %1 = "winnow.queries"(%arg0) : (memref<?x64xi8, strided<[?, 1]>>) -> tensor<?x64xi8>
    %2 = "winnow.paged_keys"(%arg7, %arg2, %arg4) {request_rows = 1 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?x8xi8>
    %3 = "winnow.dequantize_nvfp4"(%0, %2) : (tensor<?x?x64xi8>, tensor<?x?x8xi8>) -> tensor<?x?x128xbf16>
    %4 = "winnow.queries"(%arg6) : (memref<?x8xi8, strided<[?, 1]>>) -> tensor<?x8xi8>
    %5 = "winnow.dequantize_nvfp4"(%1, %4) : (tensor<?x64xi8>, tensor<?x8xi8>) -> tensor<?x128xbf16>
    %6 = "winnow.score"(%5, %3) : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.store_scores"(%6, %arg3, %arg5) {group_rows = 1 : i32} : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
    return
  }
}
