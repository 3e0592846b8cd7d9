package io.mcpspec.runtime.aws;

import java.util.Optional;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;
import software.amazon.awssdk.utils.builder.SdkBuilder;
import software.amazon.awssdk.utils.builder.ToCopyableBuilder;

/** Members of the SDK's requests and responses by AWS's names, for code that serves many operations. */
public final class SdkMembers {

  private SdkMembers() {}

  /** The value of a member; empty when it is not set, or AWS did not send it. */
  public static Optional<Object> get(SdkPojo structure, String name) {
    return field(structure, name)
        .<Object>map(field -> field.getValueOrDefault(structure))
        .filter(value -> !(value instanceof SdkAutoConstructList) && !(value instanceof SdkAutoConstructMap));
  }

  /**
   * The same request or structure with one member more, or another value of it.
   *
   * @param value of the type that the SDK has for the member
   * @throws IllegalArgumentException when it has no such member
   */
  public static <Q extends SdkPojo> Q with(Q structure, String name, Object value) {
    SdkField<?> field = field(structure, name)
        .orElseThrow(() -> new IllegalArgumentException(structure.getClass().getSimpleName() + " has no " + name));
    SdkBuilder<?, ?> builder = ((ToCopyableBuilder<?, ?>) structure).toBuilder();
    field.set(builder, value);
    return built(builder);
  }

  private static Optional<SdkField<?>> field(SdkPojo structure, String name) {
    return structure.sdkFields().stream().filter(field -> field.locationName().equals(name)).findFirst();
  }

  /** The builder of a structure builds a structure of the same class. */
  @SuppressWarnings("unchecked")
  private static <Q extends SdkPojo> Q built(SdkBuilder<?, ?> builder) {
    return (Q) builder.build();
  }
}
