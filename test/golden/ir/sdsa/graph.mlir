module {
  func.func @sdsa(%arg0: memref<?x128xbf16, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?xi32> {winnow.name = "row_ends"}, %arg3: memref<?xi32> {winnow.name = "tile_requests"}, %arg4: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg5: memref<?xf32> {winnow.name = "thresholds"}, %arg6: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg7: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg8: memref<?xi32> {winnow.name = "arrivals"}, %arg9: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg10: i32 {winnow.name = "max_context"}) {
    %0 = "winnow.paged_keys"(%arg1, %arg4, %arg3) {request_rows = 128 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %1 = "winnow.queries"(%arg0) : (memref<?x128xbf16, strided<[?, 1]>>) -> tensor<?x128xbf16>
    %2 = "winnow.score"(%1, %0) : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.threshold_select"(%2, %arg2, %arg5, %arg6, %arg7, %arg10, %arg8, %arg9) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 2048 : i32} : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, i32, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}
