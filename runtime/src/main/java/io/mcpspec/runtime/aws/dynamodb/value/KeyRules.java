package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.text.Excerpt;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What DynamoDB asks of the attributes of a key, beyond what it asks of every attribute. */
final class KeyRules {

  private KeyRules() {}

  /** What is wrong with a key's attribute, which was read from {@code source}. */
  static Optional<String> fault(AttributeValue value, Json source) {
    return switch (value.type()) {
      case S -> value.s().isEmpty() ? Optional.of("a key attribute is not empty") : Optional.empty();
      case B -> value.b().asByteArrayUnsafe().length == 0
          ? Optional.of("a key attribute is not empty")
          : Optional.empty();
      case N -> Optional.empty();
      default -> Optional.of("expected a typed value such as {\"S\": \"a\"} or a plain one, got " + Excerpt.of(source)
          + " (type tags of keys are S, N, B)");
    };
  }
}
