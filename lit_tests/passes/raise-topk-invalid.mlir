// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=raise-topk

func.func @an_unknown_op(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[64,100],bf16>)
    -> !torch.vtensor<[20,8],f32> {
  %f32 = torch.constant.int 6
  %s = torch.operator "torch.aten.mm.dtype"(%q, %k, %f32)
      : (!torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[20,100],f32>
  // expected-error@below {{can't raise 'aten.digamma' to an op on scores}}
  %d = torch.operator "torch.aten.digamma"(%s) : (!torch.vtensor<[20,100],f32>) -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int 1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %d, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],f32>
}

// -----

func.func @rounded_scores(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[64,100],bf16>)
    -> !torch.vtensor<[20,8],bf16> {
  // expected-error@below {{a product in bf16 rounds the scores}}
  %s = torch.aten.mm %q, %k : !torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16> -> !torch.vtensor<[20,100],bf16>
  %n = torch.constant.int 8
  %dim = torch.constant.int 1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %s, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],bf16>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],bf16>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],bf16>
}

// -----

func.func @single_precision(%q: !torch.vtensor<[20,64],f32>, %k: !torch.vtensor<[64,100],f32>)
    -> !torch.vtensor<[20,8],f32> {
  // expected-error@below {{queries and keys must be bfloat16, float16 or float8_e4m3fn, but are f32}}
  %s = torch.aten.mm %q, %k : !torch.vtensor<[20,64],f32>, !torch.vtensor<[64,100],f32> -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int 1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %s, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],f32>
}

// -----

// A dimension of 6 is no part of dimensions of 4 and 15.
func.func @mixed_axes(%q: !torch.vtensor<[60,64],bf16>, %k: !torch.vtensor<[64,100],bf16>)
    -> !torch.vtensor<[6,10,8],f32> {
  %f32 = torch.constant.int 6
  %0 = torch.constant.int 0
  %4 = torch.constant.int 4
  %10 = torch.constant.int 10
  %15 = torch.constant.int 15
  %100 = torch.constant.int 100
  %s = torch.operator "torch.aten.mm.dtype"(%q, %k, %f32)
      : (!torch.vtensor<[60,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[60,100],f32>
  %first = torch.prim.ListConstruct %4, %15 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.aten.unflatten.int %s, %0, %first
      : !torch.vtensor<[60,100],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[4,15,100],f32>
  %second = torch.prim.ListConstruct %f32, %10, %100 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // expected-error@below {{can't tell which axes the dimensions [6, 10, 100] are made of}}
  %t = torch.aten.view %r, %second
      : !torch.vtensor<[4,15,100],f32>, !torch.list<int> -> !torch.vtensor<[6,10,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int -1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %t, %n, %dim, %true, %true
      : !torch.vtensor<[6,10,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[6,10,8],f32>, !torch.vtensor<[6,10,8],si64>
  return %v : !torch.vtensor<[6,10,8],f32>
}

// -----

func.func @a_result_of_its_own(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[64,100],bf16>)
    -> (!torch.vtensor<[20,8],f32>, !torch.vtensor<[20,100],f32>) {
  %f32 = torch.constant.int 6
  // expected-error@below {{the function must return what topk gives, and no more}}
  %s = torch.operator "torch.aten.mm.dtype"(%q, %k, %f32)
      : (!torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[20,100],f32>
  %n = torch.constant.int 8
  %dim = torch.constant.int 1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %s, %n, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v, %s : !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,100],f32>
}

// -----

func.func @another_power(%q: !torch.vtensor<[20,64],bf16>, %k: !torch.vtensor<[64,100],bf16>)
    -> !torch.vtensor<[20,8],f32> {
  %f32 = torch.constant.int 6
  %s = torch.operator "torch.aten.mm.dtype"(%q, %k, %f32)
      : (!torch.vtensor<[20,64],bf16>, !torch.vtensor<[64,100],bf16>, !torch.int) -> !torch.vtensor<[20,100],f32>
  %8 = torch.constant.int 8
  // expected-error@below {{a power can be raised if it is 0.5, 2 or 3, no other}}
  %p = torch.aten.pow.Tensor_Scalar %s, %8 : !torch.vtensor<[20,100],f32>, !torch.int -> !torch.vtensor<[20,100],f32>
  %dim = torch.constant.int 1
  %true = torch.constant.bool true
  %v, %i = torch.aten.topk %p, %8, %dim, %true, %true
      : !torch.vtensor<[20,100],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool
      -> !torch.vtensor<[20,8],f32>, !torch.vtensor<[20,8],si64>
  return %v : !torch.vtensor<[20,8],f32>
}
