// RUN: winnow-opt %s --pass-pipeline='cse,canonicalize' --print-ir-before=canonicalize \
// RUN:   --print-ir-after=cse,canonicalize -o %t 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: winnow-opt %s --pass-pipeline='func.func(cse),canonicalize' --print-ir-before-all \
// RUN:   --print-ir-after-all -o %t 2>&1 | FileCheck %s --check-prefix=EVERY
// RUN: not winnow-opt %s --pass-pipeline=cse --print-ir-after=csa 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN

// SOME-NOT:   IR Dump
// SOME:       // -----// IR After cse //----- //
// SOME-NEXT:  module {
// SOME-NEXT:    func.func @f
// SOME:       // -----// IR Before canonicalize //----- //
// SOME:       // -----// IR After canonicalize //----- //
// SOME-NOT:   IR Before

// EVERY:      // -----// IR Before func.func(cse) //----- //
// EVERY:      // -----// IR After func.func(cse) //----- //
// EVERY:      // -----// IR Before canonicalize //----- //
// EVERY:      // -----// IR After canonicalize //----- //

// UNKNOWN:    error: the pipeline has no pass `csa`; did you mean `cse`?

func.func @f() {
  return
}
