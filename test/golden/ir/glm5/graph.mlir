module {
  func.func @glm5(%arg0: memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x32xf32, strided<[?, 1]>> {winnow.name = "weights"}, %arg2: memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg3: memref<?x64x1xf32, strided<[?, 1, 1]>> {winnow.name = "key_scales"}, %arg4: memref<?xi32> {winnow.name = "row_ends"}, %arg5: memref<?xi32> {winnow.name = "requests"}, %arg6: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg7: memref<?xf32> {winnow.name = "thresholds"}, %arg8: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg9: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg10: memref<?xi32> {winnow.name = "arrivals"}, %arg11: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg12: i32 {winnow.name = "max_context"}) {
    %0 = "winnow.queries"(%arg0) : (memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>>) -> tensor<?x32x128xf8E4M3FN>
    %1 = "winnow.paged_keys"(%arg2, %arg6, %arg5) {request_rows = 128 : i32} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?x128xf8E4M3FN>
    %2 = "winnow.score"(%0, %1) : (tensor<?x32x128xf8E4M3FN>, tensor<?x?x128xf8E4M3FN>) -> tensor<?x32x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = "winnow.splat"(%cst) : (f32) -> tensor<?x?xf32>
    %4 = "winnow.spread_heads"(%3) : (tensor<?x?xf32>) -> tensor<?x32x?xf32>
    %5 = arith.maximumf %2, %4 : tensor<?x32x?xf32>
    %6 = "winnow.per_row"(%arg1) : (memref<?x32xf32, strided<[?, 1]>>) -> tensor<?x32x?xf32>
    %7 = arith.mulf %5, %6 : tensor<?x32x?xf32>
    %8 = "winnow.reduce_heads"(%7) {kind = "add"} : (tensor<?x32x?xf32>) -> tensor<?x?xf32>
    %9 = "winnow.paged_keys"(%arg3, %arg6, %arg5) {request_rows = 128 : i32} : (memref<?x64x1xf32, strided<[?, 1, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?x1xf32>
    %10 = "winnow.per_key"(%9) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
    %11 = arith.mulf %8, %10 : tensor<?x?xf32>
    "winnow.threshold_select"(%11, %arg4, %arg7, %arg8, %arg9, %arg12, %arg10, %arg11) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 2048 : i32} : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, i32, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}
