package io.mcpspec.jsonschema;

/** The drafts of JSON Schema that define a keyword. Those from draft 4 on are considered. */
public enum Drafts {
  ALL(true),
  SINCE_6(true),
  SINCE_7(true),
  SINCE_2019_09(true),
  SINCE_2020_12(true),
  ONLY_2019_09(false),
  UNTIL_2019_09(false),
  UNTIL_7(false),

  /** No draft: a keyword of OpenAPI 3.0, still met in published schemas. */
  OPENAPI(false);

  private final boolean current;

  Drafts(boolean current) {
    this.current = current;
  }

  /** Whether 2020-12, the draft that MCP prescribes, defines the keyword. */
  public boolean isCurrent() {
    return current;
  }
}
