package io.mcpspec.runtime.aws;

import java.util.Optional;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

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
   * The same request with one member more, or another value of it.
   *
   * @param value of the type that the SDK has for the member
   * @throws IllegalArgumentException when the request has no such member
   */
  public static <Q extends DynamoDbRequest> Q with(Q request, String name, Object value) {
    SdkField<?> field = field(request, name)
        .orElseThrow(() -> new IllegalArgumentException(request.getClass().getSimpleName() + " has no " + name));
    DynamoDbRequest.Builder builder = request.toBuilder();
    field.set(builder, value);
    return built(builder);
  }

  private static Optional<SdkField<?>> field(SdkPojo structure, String name) {
    return structure.sdkFields().stream().filter(field -> field.locationName().equals(name)).findFirst();
  }

  /** A request's builder builds a request of the same class. */
  @SuppressWarnings("unchecked")
  private static <Q extends DynamoDbRequest> Q built(DynamoDbRequest.Builder builder) {
    return (Q) builder.build();
  }
}
