module {
  func.func @deepseek_v32_sample(%arg0: memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64xf32, strided<[?, 1]>> {winnow.name = "weights"}, %arg2: memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg3: memref<?x64x1xf32, strided<[?, 1, 1]>> {winnow.name = "key_scales"}, %arg4: memref<?xi32> {winnow.name = "requests"}, %arg5: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg6: memref<?xi32> {winnow.name = "positions"}, %arg7: memref<?xi32> {winnow.name = "sample_lengths"}, %arg8: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "sample_scores"}) {
    %0 = "winnow.queries"(%arg0) : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>) -> tensor<?x64x128xf8E4M3FN>
    %1 = "winnow.sampled_keys"(%arg2, %arg5, %arg4, %arg6) {request_rows = 128 : i32} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>, memref<?xi32>) -> tensor<?x?x128xf8E4M3FN>
    %2 = "winnow.score"(%0, %1) : (tensor<?x64x128xf8E4M3FN>, tensor<?x?x128xf8E4M3FN>) -> tensor<?x64x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = "winnow.splat"(%cst) : (f32) -> tensor<?x?xf32>
    %4 = "winnow.spread_heads"(%3) : (tensor<?x?xf32>) -> tensor<?x64x?xf32>
    %5 = arith.maximumf %2, %4 : tensor<?x64x?xf32>
    %6 = "winnow.per_row"(%arg1) : (memref<?x64xf32, strided<[?, 1]>>) -> tensor<?x64x?xf32>
    %7 = arith.mulf %5, %6 : tensor<?x64x?xf32>
    %8 = "winnow.reduce_heads"(%7) {kind = "add"} : (tensor<?x64x?xf32>) -> tensor<?x?xf32>
    %9 = "winnow.sampled_keys"(%arg3, %arg5, %arg4, %arg6) {request_rows = 128 : i32} : (memref<?x64x1xf32, strided<[?, 1, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
    %10 = "winnow.per_key"(%9) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
    %11 = arith.mulf %8, %10 : tensor<?x?xf32>
    "winnow.store_scores"(%11, %arg7, %arg8) {group_rows = 128 : i32} : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
    return
  }
}
