// RUN: winnow-opt %s --pass-pipeline=raise-topk | FileCheck %s

// A number that is assigned where a mask holds is chosen there.
// CHECK-LABEL: func.func @assigned(
// CHECK-SAME:    %[[MASK:[^:]+]]: memref<?x?xi8, strided<[?, 1]>> {winnow.name = "per_score"
// CHECK:         %[[BYTES:.+]] = "winnow.per_score"(%[[MASK]])
// CHECK-NEXT:    %[[NUMBERS:.+]] = arith.uitofp %[[BYTES]]
// CHECK:         %[[HOLDS:.+]] = arith.cmpf une, %[[NUMBERS]],
// CHECK:         %[[S:.+]] = "winnow.score"
// CHECK:         %[[SQUARE:.+]] = arith.mulf %[[S]], %[[S]]
// CHECK-NEXT:    %[[CUBE:.+]] = arith.mulf %[[SQUARE]], %[[S]]
// CHECK:         %[[LEFT:.+]] = arith.select %[[HOLDS]], %{{.+}}, %[[CUBE]]
// CHECK-NEXT:    "winnow.threshold_select"(%[[LEFT]],
func.func @assigned(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[64,100],bf16>,
    %mask: !torch.vtensor<[20,100],i1>) -> !torch.vtensor<[20,8],f32> {
  %f32 = torch.constant.int 6
  %s = torch.operator "torch.aten.mm.dtype"(%q, %k, %f32)
      : (!torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[20,100],f32>
  %3 = torch.constant.int 3
  %cube = torch.aten.pow.Tensor_Scalar %s, %3 : !torch.vtensor<[20,100],f32>, !torch.int -> !torch.vtensor<[20,100],f32>
  %one = torch.vtensor.literal(dense<-1.0> : tensor<f32>) : !torch.vtensor<[],f32>
  %where = torch.prim.ListConstruct %mask : (!torch.vtensor<[20,100],i1>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %left = torch.aten.index_put %cube, %where, %one, %false
      : !torch.vtensor<[20,100],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool
      -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int 1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %left, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],f32>
}

// The least of the heads is the largest of their negatives; a single row is no axis.
// CHECK-LABEL: func.func @least(
// CHECK:         %[[S:.+]] = "winnow.score"{{.+}} -> tensor<?x4x?xf32>
// CHECK-NEXT:    %[[NEGATED:.+]] = arith.negf %[[S]]
// CHECK-NEXT:    %[[MOST:.+]] = "winnow.reduce_heads"(%[[NEGATED]]) {kind = "max"}
// CHECK-NEXT:    %[[LEAST:.+]] = arith.negf %[[MOST]]
// CHECK-NEXT:    "winnow.threshold_select"(%[[LEAST]],
func.func @least(%q: !torch.vtensor<[1,4,64],bf16>, %k: !torch.vtensor<[100,64],bf16>)
    -> !torch.vtensor<[8],f32> {
  %f32 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0 = torch.constant.int 0
  %8 = torch.constant.int 8
  %qf = torch.aten.to.dtype %q, %f32, %false, %false, %none
      : !torch.vtensor<[1,4,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,4,64],f32>
  %kf = torch.aten.to.dtype %k, %f32, %false, %false, %none
      : !torch.vtensor<[100,64],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[100,64],f32>
  %heads = torch.aten.select.int %qf, %0, %0 : !torch.vtensor<[1,4,64],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,64],f32>
  %s = torch.operator "torch.aten.inner"(%heads, %kf)
      : (!torch.vtensor<[4,64],f32>, !torch.vtensor<[100,64],f32>) -> !torch.vtensor<[4,100],f32>
  %dims = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %least = torch.aten.amin %s, %dims, %false
      : !torch.vtensor<[4,100],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[100],f32>
  %v, %i = torch.aten.topk %least, %8, %0, %true, %true
      : !torch.vtensor<[100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[8],f32>, !torch.vtensor<[8],si64>
  return %v : !torch.vtensor<[8],f32>
}
