package io.mcpspec.publish.client;

import java.util.Locale;
import java.util.Optional;

/** Something in a published tool that some clients refuse. */
public enum Construct {
  ROOT_COMBINATOR("combines schemas at the top of the input"),
  ROOT_CONDITION("has `not` or `if` at the top of the input"),
  RECURSION("has an input schema that contains itself"),
  UNTYPED("has input without a `type`"),
  TYPE_LIST("has input with several types in one `type`"),
  ITEMS_MISSING("has input arrays without `items`"),
  REQUIRED_UNKNOWN("has an input that requires a parameter without a schema"),
  PROPERTIES_MISSING("has an input without `properties`"),
  TUPLE_ITEMS("has input with a list under `items`"),
  BOOLEAN_EXCLUSIVE_BOUND("has input with a boolean `exclusiveMinimum` or `exclusiveMaximum`"),
  PROPERTY_NAME("has a parameter whose name is not made of 1 to 64 letters, digits, `_`, `.` and `-`"),
  NAME_LONGER_THAN_64("has a name of more than 64 characters"),
  NAME_CHARACTERS("has a name with other characters than letters, digits, `_` and `-`"),
  DESCRIPTION_LONGER_THAN_1024("has a description of more than 1,024 characters"),
  ONE_OF_OR_ALL_OF("has `oneOf`, `allOf` or `not` in its input"),
  DEFAULT("has a `default` in its input"),
  OPEN_OBJECT("has an input object that is not closed by `additionalProperties: false`"),
  OUTPUT_ROOT_NOT_OBJECT("has an output schema that is no `type: object`"),
  OUTPUT_OLDER_DRAFT("has an output schema of an older draft");

  private final String words;

  Construct(String words) {
    this.words = words;
  }

  /** Its name in the file of clients. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What a tool with it does, behind "tool x". */
  public String words() {
    return words;
  }

  static Optional<Construct> of(String id) {
    for (Construct construct : values()) {
      if (construct.id().equals(id)) {
        return Optional.of(construct);
      }
    }
    return Optional.empty();
  }
}
