module {
  func.func @sdsa_scores(%arg0: memref<?x128xbf16, strided<[?, 1]>> {winnow.name = "query"}, %arg1: memref<?x64x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg3: memref<?xi32> {winnow.name = "context_lengths"}, %arg4: memref<?xi32> {winnow.name = "requests"}, %arg5: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "scores"}) {
    %0 = "winnow.paged_keys"(%arg1, %arg2, %arg4) {request_rows = 1 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %1 = "winnow.queries"(%arg0) : (memref<?x128xbf16, strided<[?, 1]>>) -> tensor<?x128xbf16>
    %2 = "winnow.score"(%1, %0) : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.store_scores"(%2, %arg3, %arg5) {group_rows = 1 : i32} : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
    return
  }
}
