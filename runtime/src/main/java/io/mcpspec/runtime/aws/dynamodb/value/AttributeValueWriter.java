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

/**
 * Writes attribute values as JSON that reads back equal. Plain values keep their type tag where JSON has no such value:
 * sets, binary, and numbers that a reader with 64-bit floating point would change. A map that would be taken for a
 * value with a tag is written {@code {"M": {…}}}.
 */
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
    return format == ValueFormat.PLAIN ? plain(value) : typed(value);
  }

  private Json plain(AttributeValue value) {
    return switch (value.type()) {
      case N -> number(value);
      case NUL -> Json.nullValue();
      case M -> TypeTag.looksTagged(value.m().keySet()) ? typed(value) : content(value);
      case B, SS, NS, BS -> typed(value);
      default -> content(value);
    };
  }

  private Json typed(AttributeValue value) {
    return switch (value.type()) {
      case UNKNOWN_TO_SDK_VERSION -> content(value);
      case NUL -> tagged(TypeTag.NULL, content(value));
      default -> tagged(TypeTag.valueOf(value.type().name()), content(value));
    };
  }

  private Json content(AttributeValue value) {
    return switch (value.type()) {
      case S -> Json.of(value.s());
      case N -> Json.of(value.n());
      case B -> Json.of(Base64Text.encode(value.b()));
      case SS -> array(value.ss(), Json::of);
      case NS -> array(value.ns(), Json::of);
      case BS -> array(value.bs(), bytes -> Json.of(Base64Text.encode(bytes)));
      case M -> map(value.m());
      case L -> array(value.l(), this::value);
      case BOOL -> Json.of(value.bool());
      case NUL -> Json.of(true);
      case UNKNOWN_TO_SDK_VERSION -> JsonObject.EMPTY;
    };
  }

  private static Json number(AttributeValue value) {
    BigDecimal exact = new BigDecimal(value.n());
    double nearest = exact.doubleValue();
    boolean isExact = Double.isFinite(nearest) && new BigDecimal(Double.toString(nearest)).compareTo(exact) == 0;
    return isExact ? Json.of(exact) : tagged(TypeTag.N, Json.of(value.n()));
  }

  private static <T> JsonArray array(Collection<T> elements, Function<T, ? extends Json> write) {
    return Json.array(elements.stream().map(write).toList());
  }

  private static Json tagged(TypeTag tag, Json content) {
    return JsonObject.builder().put(tag.name(), content).build();
  }
}
