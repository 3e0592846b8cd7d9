package io.mcpspec.jsonschema;

/** What a keyword does to a value. */
public enum KeywordRole {
  /** Names a schema or holds definitions. */
  CORE(false),

  /** Tells readers something. */
  NOTE(false),

  /** Says something about the value that validators do not check unless asked to. */
  ANNOTATION(false),

  /** Applies the schema that it names to the same value. */
  REFERENCE(true),

  /** Limits the value. */
  ASSERTION(true),

  /** Applies schemas to the same value. */
  IN_PLACE(true),

  /** Applies schemas to the same value, but only beside {@code if}. */
  BRANCH(false),

  /** Applies schemas to parts of the value: members, their names, items. */
  CHILD(true),

  /** Changes what another keyword does; alone it does nothing. */
  MODIFIER(false);

  private final boolean asserts;

  KeywordRole(boolean asserts) {
    this.asserts = asserts;
  }

  /** Whether the keyword alone can make a value invalid. */
  public boolean asserts() {
    return asserts;
  }
}
