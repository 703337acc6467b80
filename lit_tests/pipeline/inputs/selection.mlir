func.func @selection(
    %query: memref<?x128xbf16, strided<[?, 1]>> {winnow.name = "query", winnow.alignment = 16 : i64},
    %cache: memref<?x64x128xbf16, strided<[?, 128, 1]>>
        {winnow.name = "cache", winnow.alignment = 16 : i64},
    %table: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "table"},
    %requests: memref<?xi32> {winnow.name = "requests"},
    %scale: f32 {winnow.name = "scale"},
    %ends: memref<?xi32> {winnow.name = "ends"},
    %thresholds: memref<?xf32> {winnow.name = "thresholds"},
    %counters: memref<?x2xi32> {winnow.name = "counters"},
    %candidates: memref<?x?x2xi32, strided<[?, 2, 1]>>
        {winnow.name = "candidates", winnow.alignment = 8 : i64},
    %context: i32 {winnow.name = "context"}) {
  %q = "winnow.queries"(%query)
      : (memref<?x128xbf16, strided<[?, 1]>>) -> tensor<?x128xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
      : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, memref<?x?xi32, strided<[?, 1]>>,
         memref<?xi32>) -> tensor<?x?x128xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
  %f = "winnow.splat"(%scale) : (f32) -> tensor<?x?xf32>
  %p = arith.mulf %s, %f : tensor<?x?xf32>
  "winnow.threshold_select"(%p, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 2048 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>,
         memref<?x?x2xi32, strided<[?, 2, 1]>>, i32) -> ()
  return
}
