package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.aws.StructureFormat;
import io.mcpspec.runtime.json.Json;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How attribute values are written as JSON. */
public enum ValueFormat implements StructureFormat {
  /** With DynamoDB's type tags, {@code {"S": "a"}}: nothing is lost. */
  TYPED,
  /** As JSON has them, {@code "a"}; what JSON does not have keeps its tag, such as sets: {@code {"SS": ["a"]}}. */
  PLAIN;

  /**
   * The format of a tool's {@code value_format} argument.
   *
   * @param name {@code typed} or {@code plain}
   * @return empty for any other name
   */
  public static Optional<ValueFormat> of(String name) {
    return Arrays.stream(values())
        .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  /** Attribute values have this form, in whatever they are. */
  @Override
  public Optional<Json> write(SdkPojo structure) {
    return structure instanceof AttributeValue value
        ? Optional.of(new AttributeValueWriter(this).value(value))
        : Optional.empty();
  }
}
