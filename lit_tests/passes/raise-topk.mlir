// RUN: winnow-opt %s --pass-pipeline=raise-topk | FileCheck %s

// A table serves keys as pages; PyTorch's arguments become buffers, and say how.
// CHECK-LABEL: func.func @plain(
// CHECK-SAME:    %[[QUERIES:[^:]+]]: memref<?x64xbf16, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "queries", winnow.source = {argument = 0 : i32, axes = array<i64: 20, 64>, kind = "queries", order = array<i64: 0, 1>, shape = array<i64: 1, 20, 64>, sizes = array<i64: 20, 64>}}
// CHECK-SAME:    %[[KEYS:[^:]+]]: memref<?x64x64xbf16, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "keys", winnow.source = {argument = 1 : i32, axes = array<i64: 100, 64>, kind = "keys", order = array<i64: 0, 1>, shape = array<i64: 1, 100, 64>, sizes = array<i64: 100, 64>}}
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}
// CHECK-SAME:    %[[REQUESTS:[^:]+]]: memref<?xi32> {winnow.name = "requests"}
// CHECK-SAME:    %[[ENDS:[^:]+]]: memref<?xi32> {winnow.name = "row_ends"}
// CHECK-SAME:    %[[THRESHOLDS:[^:]+]]: memref<?xf32> {winnow.name = "thresholds"}
// CHECK-SAME:    %[[COUNTERS:[^:]+]]: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}
// CHECK-SAME:    %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}
// CHECK-SAME:    %[[CONTEXT:[^:]+]]: i32 {winnow.name = "max_context"}
// CHECK-SAME:    %[[ARRIVALS:[^:]+]]: memref<?xi32> {winnow.name = "arrivals"}
// CHECK-SAME:    %[[RANGES:[^:]+]]: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}
// CHECK-SAME:    attributes {winnow.topk = {axes = array<i64: 20>, batches = 1 : i32, dim = 1 : i32, keys = 100 : i32, largest = 1 : i32, order = array<i64: 0>, request_rows = 536870880 : i32, results = array<i64: 0, 1>, rows = 20 : i32, shape = array<i64: 20>, sorted = 1 : i32, top_k = 8 : i32}}
// CHECK-NEXT:    %[[Q:.+]] = "winnow.queries"(%[[QUERIES]])
// CHECK-NEXT:    %[[K:.+]] = "winnow.paged_keys"(%[[KEYS]], %[[TABLE]], %[[REQUESTS]]) {request_rows = 536870880 : i32}
// CHECK-NEXT:    %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]])
// CHECK-NEXT:    "winnow.threshold_select"(%[[S]], %[[ENDS]], %[[THRESHOLDS]], %[[COUNTERS]], %[[CANDIDATES]], %[[CONTEXT]], %[[ARRIVALS]], %[[RANGES]]) {{.*}}top_k = 8 : i32
// CHECK-NEXT:    return
func.func @plain(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[100,64],bf16>)
    -> (!torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>) {
  %f32 = torch.constant.int 6
  %t = torch.aten.t %k : !torch.vtensor<[100,64],bf16> -> !torch.vtensor<[64,100],bf16>
  %s = torch.operator "torch.aten.mm.dtype"(%q, %t, %f32)
      : (!torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int -1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %s, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v, %i : !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
}

// Batches of 3 and 2 rows, split and permuted, have their own keys: whole tiles of rows each.
// CHECK-LABEL: func.func @batches(
// CHECK-SAME:    argument = 0 : i32, axes = array<i64: 3, 2, 16>, kind = "queries", order = array<i64: 1, 0, 2>, shape = array<i64: 2, 3, 16>, sizes = array<i64: 2, 3, 16>
// CHECK-SAME:    argument = 1 : i32, axes = array<i64: 16, 2, 40>, kind = "keys", order = array<i64: 1, 2, 0>, shape = array<i64: 2, 40, 16>, sizes = array<i64: 2, 40, 16>
// CHECK-SAME:    winnow.topk = {axes = array<i64: 2, 3>, batches = 2 : i32, dim = 0 : i32, keys = 40 : i32, largest = 0 : i32, order = array<i64: 1, 0>, request_rows = 16 : i32, results = array<i64: 1>, rows = 3 : i32, shape = array<i64: 3, 2>, sorted = 0 : i32, top_k = 4 : i32}
// CHECK:         %[[S:.+]] = "winnow.score"
// CHECK-NEXT:    %[[NEGATED:.+]] = arith.negf %[[S]]
// CHECK-NEXT:    %[[C:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:    %[[LEAST:.+]] = "winnow.splat"(%[[C]])
// CHECK-NEXT:    %[[WANTED:.+]] = arith.maxnumf %[[NEGATED]], %[[LEAST]]
// CHECK-NEXT:    "winnow.threshold_select"(%[[WANTED]],
func.func @batches(%q: !torch.vtensor<[6,16],f16>, %k: !torch.vtensor<[16,2,40],f16>)
    -> !torch.vtensor<[4,3,2],si64> {
  %f32 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.constant.int 2
  %3 = torch.constant.int 3
  %qf = torch.aten.to.dtype %q, %f32, %false, %false, %none
      : !torch.vtensor<[6,16],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6,16],f32>
  %kf = torch.aten.to.dtype %k, %f32, %false, %false, %none
      : !torch.vtensor<[16,2,40],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[16,2,40],f32>
  %sizes = torch.prim.ListConstruct %3, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %rows = torch.aten.unflatten.int %qf, %0, %sizes
      : !torch.vtensor<[6,16],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[3,2,16],f32>
  %equation = torch.constant.str "mbd,dbn->nmb"
  %operands = torch.prim.ListConstruct %rows, %kf
      : (!torch.vtensor<[3,2,16],f32>, !torch.vtensor<[16,2,40],f32>) -> !torch.list<vtensor>
  %s = torch.aten.einsum %equation, %operands, %none
      : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor<[40,3,2],f32>
  %n = torch.constant.int 4
  %v, %i = torch.aten.topk %s, %n, %0, %false, %false
      : !torch.vtensor<[40,3,2],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[4,3,2],f32>, !torch.vtensor<[4,3,2],si64>
  return %i : !torch.vtensor<[4,3,2],si64>
}

// What is used twice is emitted once; comparisons and constants become ops on scores.
// CHECK-LABEL: func.func @elementwise(
// CHECK:         %[[S:.+]] = "winnow.score"
// CHECK-DAG:     %[[HALF:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-DAG:     %[[ZERO:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG:     %[[HALVES:.+]] = "winnow.splat"(%[[HALF]])
// CHECK-DAG:     %[[ZEROS:.+]] = "winnow.splat"(%[[ZERO]])
// CHECK-DAG:     %[[SCALED:.+]] = arith.mulf %[[S]], %[[HALVES]]
// CHECK-DAG:     %[[RELU:.+]] = arith.maximumf %[[SCALED]], %[[ZEROS]]
// CHECK-DAG:     %[[ABOVE:.+]] = arith.cmpf ogt, %[[S]], %[[RELU]]
// CHECK:         %[[CHOSEN:.+]] = arith.select %[[ABOVE]], %[[RELU]], %[[S]]
// CHECK-NEXT:    "winnow.threshold_select"(%[[CHOSEN]],
// CHECK-NOT:     winnow.score
func.func @elementwise(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[64,100],bf16>)
    -> !torch.vtensor<[20,8],f32> {
  %f32 = torch.constant.int 6
  %s = torch.operator "torch.aten.mm.dtype"(%q, %k, %f32)
      : (!torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[20,100],f32>
  %half = torch.constant.float 5.000000e-01
  %scaled = torch.aten.mul.Scalar %s, %half : !torch.vtensor<[20,100],f32>, !torch.float -> !torch.vtensor<[20,100],f32>
  %relu = torch.aten.relu %scaled : !torch.vtensor<[20,100],f32> -> !torch.vtensor<[20,100],f32>
  %above = torch.aten.gt.Tensor %s, %relu
      : !torch.vtensor<[20,100],f32>, !torch.vtensor<[20,100],f32> -> !torch.vtensor<[20,100],i1>
  %chosen = torch.aten.where.self %above, %relu, %s
      : !torch.vtensor<[20,100],i1>, !torch.vtensor<[20,100],f32>, !torch.vtensor<[20,100],f32> -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int 1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %chosen, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],f32>
}

// CHECK-LABEL: func.func @no_topk(
// CHECK-NEXT:    torch.aten.relu
func.func @no_topk(%x: !torch.vtensor<[20],f32>) -> !torch.vtensor<[20],f32> {
  %y = torch.aten.relu %x : !torch.vtensor<[20],f32> -> !torch.vtensor<[20],f32>
  return %y : !torch.vtensor<[20],f32>
}

// A last mask of the keys from some one on is where rows end.
// CHECK-LABEL: func.func @ends(
// CHECK-SAME:    %[[ENDS:[^:]+]]: memref<?xi32> {winnow.name = "row_ends", winnow.source = {axes = array<i64: 20>, kind = "row_ends", offset = 4 : i32, order = array<i64: 0>, range = array<i64: 0, 1>, shape = array<i64: 1, 20>, sizes = array<i64: 20>}}
// CHECK:         %[[S:.+]] = "winnow.score"
// CHECK-NEXT:    "winnow.threshold_select"(%[[S]], %[[ENDS]],
func.func @ends(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[64,100],bf16>)
    -> !torch.vtensor<[20,8],f32> {
  %f32 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.constant.int 1
  %3 = torch.constant.int 3
  %20 = torch.constant.int 20
  %100 = torch.constant.int 100
  %s = torch.operator "torch.aten.mm.dtype"(%q, %k, %f32)
      : (!torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[20,100],f32>
  %key = torch.aten.arange %100, %none, %none, %none, %false
      : !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[100],si64>
  %number = torch.aten.arange %20, %none, %none, %none, %false
      : !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[20],si64>
  %column = torch.aten.unsqueeze %number, %1 : !torch.vtensor<[20],si64>, !torch.int -> !torch.vtensor<[20,1],si64>
  %row = torch.aten.sub.Scalar %key, %3, %1 : !torch.vtensor<[100],si64>, !torch.int, !torch.int -> !torch.vtensor<[100],si64>
  %hidden = torch.aten.lt.Tensor %column, %row
      : !torch.vtensor<[20,1],si64>, !torch.vtensor<[100],si64> -> !torch.vtensor<[20,100],i1>
  %least = torch.constant.float 0xFFF0000000000000
  %left = torch.aten.masked_fill.Scalar %s, %hidden, %least
      : !torch.vtensor<[20,100],f32>, !torch.vtensor<[20,100],i1>, !torch.float -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %left, %n, %1, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],f32>
}
