// RUN: winnow-opt %s --pass-pipeline=raise-topk | FileCheck %s
// RUN: winnow-opt %s --pass-pipeline=raise-topk,sample-scores | FileCheck %s --check-prefix=SAMPLE

// Weights of each row and head, a scale of each key, a mask of each row and key.
// CHECK-LABEL: func.func @heads(
// CHECK-SAME:    %[[MASK:[^:]+]]: memref<?x?xi8, strided<[?, 1]>> {winnow.name = "per_score"
// CHECK-SAME:    %[[QUERIES:[^:]+]]: memref<?x4x64xbf16, strided<[?, 64, 1]>>
// CHECK-SAME:    %[[KEYS:[^:]+]]: memref<?x64x64xbf16, strided<[?, 64, 1]>>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32, strided<[?, 1]>>
// CHECK-SAME:    %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[WEIGHTS:[^:]+]]: memref<?x4xf32, strided<[?, 1]>> {winnow.name = "per_row", winnow.source = {argument = 2 : i32, axes = array<i64: 20, 4>, kind = "per_row", order = array<i64: 0, 1>, shape = array<i64: 1, 20, 4>, sizes = array<i64: 20, 4>}}
// CHECK-SAME:    %[[SCALES:[^:]+]]: memref<?x64x1xf32, strided<[?, 1, 1]>> {winnow.name = "per_key"
// CHECK:         %[[BYTES:.+]] = "winnow.per_score"(%[[MASK]])
// CHECK-NEXT:    %[[NUMBERS:.+]] = arith.uitofp %[[BYTES]]
// CHECK:         %[[HIDDEN:.+]] = arith.cmpf une, %[[NUMBERS]]
// CHECK:         %[[Q:.+]] = "winnow.queries"(%[[QUERIES]])
// CHECK-NEXT:    %[[K:.+]] = "winnow.paged_keys"(%[[KEYS]], %[[TABLE]], %[[REQUESTS]])
// CHECK-NEXT:    %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]]) : {{.+}} -> tensor<?x4x?xf32>
// CHECK-NEXT:    %[[W:.+]] = "winnow.per_row"(%[[WEIGHTS]]) : (memref<?x4xf32, strided<[?, 1]>>) -> tensor<?x4x?xf32>
// CHECK-NEXT:    %[[P:.+]] = arith.mulf %[[S]], %[[W]] : tensor<?x4x?xf32>
// CHECK-NEXT:    %[[SUM:.+]] = "winnow.reduce_heads"(%[[P]]) {kind = "add"}
// CHECK-NEXT:    %[[LOADED:.+]] = "winnow.paged_keys"(%[[SCALES]], %[[TABLE]], %[[REQUESTS]])
// CHECK-NEXT:    %[[PER_KEY:.+]] = "winnow.per_key"(%[[LOADED]])
// CHECK-NEXT:    %[[SCALED:.+]] = arith.mulf %[[SUM]], %[[PER_KEY]]
// CHECK-NEXT:    %[[LEFT:.+]] = arith.select %[[HIDDEN]], %{{.+}}, %[[SCALED]]
// CHECK-NEXT:    "winnow.threshold_select"(%[[LEFT]],

// A sample reads all that is of keys at the same positions.
// SAMPLE-LABEL: func.func @heads_sample(
// SAMPLE-SAME:    %[[POSITIONS:[^:]+]]: memref<?xi32> {winnow.name = "positions"}
// SAMPLE:         "winnow.per_score"(%{{.+}}, %[[POSITIONS]]) {operandSegmentSizes = array<i32: 1, 1>}
// SAMPLE-COUNT-2: "winnow.sampled_keys"(%{{.+}}, %{{.+}}, %{{.+}}, %[[POSITIONS]])
// SAMPLE:         "winnow.store_scores"
func.func @heads(
    %q: !torch.vtensor<[20,4,64],bf16>, %k: !torch.vtensor<[100,64],bf16>, %w: !torch.vtensor<[20,4],f32>,
    %scales: !torch.vtensor<[100],f32>, %mask: !torch.vtensor<[20,100],i1>) -> !torch.vtensor<[20,8],f32> {
  %f32 = torch.constant.int 6
  %none = torch.constant.none
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %qf = torch.aten.to.dtype %q, %f32, %false, %false, %none
      : !torch.vtensor<[20,4,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[20,4,64],f32>
  %kf = torch.aten.to.dtype %k, %f32, %false, %false, %none
      : !torch.vtensor<[100,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[100,64],f32>
  %equation = torch.constant.str "mhd,nd,mh->mn"
  %operands = torch.prim.ListConstruct %qf, %kf, %w
      : (!torch.vtensor<[20,4,64],f32>, !torch.vtensor<[100,64],f32>, !torch.vtensor<[20,4],f32>) -> !torch.list<vtensor>
  %s = torch.aten.einsum %equation, %operands, %none
      : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor<[20,100],f32>
  %scaled = torch.aten.mul.Tensor %s, %scales
      : !torch.vtensor<[20,100],f32>, !torch.vtensor<[100],f32> -> !torch.vtensor<[20,100],f32>
  %least = torch.constant.float -1.000000e+30
  %left = torch.aten.masked_fill.Scalar %scaled, %mask, %least
      : !torch.vtensor<[20,100],f32>, !torch.vtensor<[20,100],i1>, !torch.float -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int 1
  %v, %i = torch.aten.topk %left, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],f32>
}
