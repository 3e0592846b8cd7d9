package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;

/**
 * Writes what the AWS SDK answers as JSON, whole and under AWS's own member names.
 *
 * <p>A member that AWS did not send is left out; an empty list or map that it sent stays. Points in time, numbers on
 * AWS's wire, become ISO 8601 strings in UTC, such as {@code 2026-11-29T08:00:00Z}. Binary becomes a base64 string. The
 * response's metadata is no part of it.
 */
public final class SdkJson {

  private final StructureFormat format;

  private SdkJson(StructureFormat format) {
    this.format = format;
  }

  /** The members of a response or structure, every structure in it under AWS's own member names. */
  public static JsonObject toJson(SdkPojo source) {
    return toJson(source, StructureFormat.OF_AWS);
  }

  /** The members of a response or structure, the structures in it in the format given. */
  public static JsonObject toJson(SdkPojo source, StructureFormat format) {
    return new SdkJson(format).object(source);
  }

  /** What a member holds, such as a key or a token, structures in the format given. */
  public static Json toJson(Object value, StructureFormat format) {
    return new SdkJson(format).json(value);
  }

  private JsonObject object(SdkPojo source) {
    JsonObject.Builder members = JsonObject.builder();
    for (SdkField<?> field : source.sdkFields()) {
      Object value = field.getValueOrDefault(source);
      if (value != null && !(value instanceof SdkAutoConstructList) && !(value instanceof SdkAutoConstructMap)) {
        members.put(field.locationName(), json(value));
      }
    }
    return members.build();
  }

  private Json json(Object value) {
    if (value instanceof SdkPojo structure) {
      return format.write(structure).orElseGet(() -> object(structure));
    }
    if (value instanceof List<?> list) {
      return Json.array(list.stream().map(this::json).toList());
    }
    if (value instanceof Map<?, ?> map) {
      return map(map);
    }
    return scalar(value);
  }

  private JsonObject map(Map<?, ?> map) {
    JsonObject.Builder members = JsonObject.builder();
    map.forEach((name, value) -> members.put(name.toString(), json(value)));
    return members.build();
  }

  private static Json scalar(Object value) {
    if (value instanceof Boolean bool) {
      return Json.of(bool.booleanValue());
    }
    if (value instanceof Number number) {
      return Json.of(new BigDecimal(number.toString()));
    }
    if (value instanceof SdkBytes bytes) {
      return Json.of(Base64Text.encode(bytes));
    }
    if (value instanceof Instant || value instanceof String) {
      return Json.of(value.toString());
    }
    throw new IllegalArgumentException("no JSON form for " + value.getClass().getName());
  }
}
