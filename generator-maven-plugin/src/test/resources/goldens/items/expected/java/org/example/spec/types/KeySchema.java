package org.example.spec.types;

import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Objects;

public final class KeySchema {
  private final String attributeName;
  private final KeyType keyType;

  private KeySchema(Builder builder) {
    this.attributeName = Objects.requireNonNull(builder.attributeName, "AttributeName is required");
    this.keyType = Objects.requireNonNull(builder.keyType, "KeyType is required");
  }

  /** 1 to 255 characters. */
  public String attributeName() {
    return attributeName;
  }

  public KeyType keyType() {
    return keyType;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
  public static KeySchema decode(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    Builder builder = new Builder();
    builder.attributeName = members.required("AttributeName", Decoders.string().min(1).max(255));
    builder.keyType = members.required("KeyType", KeyType.DECODER);
    members.close();
    return members.isGood() ? builder.build() : null;
  }

  public JsonObject toJson() {
    JsonObject.Builder members = JsonObject.builder();
    members.put("AttributeName", Json.of(attributeName));
    members.put("KeyType", keyType.toJson());
    return members.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KeySchema that
        && attributeName.equals(that.attributeName)
        && keyType.equals(that.keyType);
  }

  @Override
  public int hashCode() {
    return Objects.hash(attributeName, keyType);
  }

  @Override
  public String toString() {
    return "KeySchema" + toJson();
  }

  /** Builds a {@link KeySchema}. */
  public static final class Builder {
    private String attributeName;
    private KeyType keyType;

    private Builder() {}

    public Builder attributeName(String attributeName) {
      this.attributeName = attributeName;
      return this;
    }

    public Builder keyType(KeyType keyType) {
      this.keyType = keyType;
      return this;
    }

    /** @throws NullPointerException while a required member has no value */
    public KeySchema build() {
      return new KeySchema(this);
    }
  }

  public enum KeyType {
    HASH("HASH"),
    RANGE("RANGE");

    public static final Decoder<KeyType> DECODER = Decoders.oneOf(values(), KeyType::wire);

    private final String wire;

    KeyType(String wire) {
      this.wire = wire;
    }

    /** The string on the wire. */
    public String wire() {
      return wire;
    }

    public Json toJson() {
      return Json.of(wire);
    }

    @Override
    public String toString() {
      return wire;
    }
  }
}
