package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.aws.Base64Text;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes attribute values as JSON. Numbers keep every digit in both formats; only typed values come back equal. */
final class AttributeValueWriter {

  private final ValueFormat format;

  AttributeValueWriter(ValueFormat format) {
    this.format = format;
  }

  JsonObject map(Map<String, AttributeValue> values) {
    JsonObject.Builder members = JsonObject.builder();
    values.forEach((name, value) -> members.put(name, value(value)));
    return members.build();
  }

  Json value(AttributeValue value) {
    Json content = content(value);
    if (format == ValueFormat.PLAIN) {
      return content;
    }
    return switch (value.type()) {
      case UNKNOWN_TO_SDK_VERSION -> content;
      case NUL -> tagged(TypeTag.NULL, content);
      default -> tagged(TypeTag.valueOf(value.type().name()), content);
    };
  }

  private Json content(AttributeValue value) {
    return switch (value.type()) {
      case S -> Json.of(value.s());
      case N -> number(value.n());
      case B -> Json.of(Base64Text.encode(value.b()));
      case SS -> array(value.ss(), Json::of);
      case NS -> array(value.ns(), this::number);
      case BS -> array(value.bs(), bytes -> Json.of(Base64Text.encode(bytes)));
      case M -> map(value.m());
      case L -> array(value.l(), this::value);
      case BOOL -> Json.of(value.bool());
      case NUL -> format == ValueFormat.TYPED ? Json.of(true) : Json.nullValue();
      case UNKNOWN_TO_SDK_VERSION -> JsonObject.EMPTY;
    };
  }

  private Json number(String digits) {
    return format == ValueFormat.TYPED ? Json.of(digits) : Json.of(new BigDecimal(digits));
  }

  private static <T> JsonArray array(Collection<T> elements, Function<T, ? extends Json> write) {
    return Json.array(elements.stream().map(write).toList());
  }

  private static Json tagged(TypeTag tag, Json content) {
    return JsonObject.builder().put(tag.name(), content).build();
  }
}
