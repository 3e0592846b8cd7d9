/**
 * What every kind of binding has in common: it reads and checks the bindings of its tools once, and later emits their
 * code. A new kind is one package here and one line in the compiler's list. This package knows no kind.
 */
package io.mcpspec.binding;

