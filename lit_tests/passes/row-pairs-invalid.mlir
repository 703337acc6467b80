// RUN: not winnow-opt %s --pass-pipeline='lower-nth-score{chunk=12}' 2>&1 | FileCheck %s
// RUN: not winnow-opt %s --pass-pipeline='lower-narrow{chunk=0}' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NARROW
// RUN: not winnow-opt %s --pass-pipeline='lower-narrow{chunk=65536}' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=HALVES

// CHECK:  chunk must be a power of two up to 1048576, but is 12
// NARROW: chunk must be a power of two up to 32768, but is 0
// HALVES: chunk must be a power of two up to 32768, but is 65536
