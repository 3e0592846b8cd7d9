package com.squareup.javapoet;

import java.util.List;

/**
 * What a {@link CodeBlock} is made of. JavaPoet keeps it to this package, and its own printer takes half of the
 * compiler's time.
 *
 * @param formats text, and marks such as {@code $T}, {@code $W} and {@code $>}
 * @param args the values of the marks {@code $L}, {@code $N}, {@code $S} and {@code $T}, in their order
 */
public record CodeParts(List<String> formats, List<Object> args) {

  /** The parts of a block. */
  public static CodeParts of(CodeBlock code) {
    return new CodeParts(code.formatParts, code.args);
  }
}
