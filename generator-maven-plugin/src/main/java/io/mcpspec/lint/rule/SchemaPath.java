package io.mcpspec.lint.rule;

import java.util.List;

/** JSON Pointers (RFC 6901) as subjects of findings have them. */
final class SchemaPath {

  private SchemaPath() {}

  /** The pointer of some steps: {@code /properties/name}. */
  static String of(List<String> steps) {
    StringBuilder pointer = new StringBuilder();
    steps.forEach(step -> pointer.append('/').append(escaped(step)));
    return pointer.toString();
  }

  static String escaped(String step) {
    return step.replace("~", "~0").replace("/", "~1");
  }
}
