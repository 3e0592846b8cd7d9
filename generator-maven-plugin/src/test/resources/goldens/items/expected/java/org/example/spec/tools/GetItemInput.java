package org.example.spec.tools;

import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.Encoders;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Arguments of the tool {@code get_item}. */
public final class GetItemInput {
  private static final Decoder<String> TABLE_NAME = Decoders.string().min(3).max(255)
      .matching("^[a-zA-Z0-9_.-]+\\z");

  private final String tableName;
  private final JsonObject key;
  private final boolean consistentRead;
  private final Optional<List<String>> attributes;
  private final Optional<String> regionName;

  private GetItemInput(Builder builder) {
    this.tableName = Objects.requireNonNull(builder.tableName, "table_name is required");
    this.key = Objects.requireNonNull(builder.key, "key is required");
    this.consistentRead = builder.consistentRead;
    this.attributes = builder.attributes;
    this.regionName = builder.regionName;
  }

  /** Name of the table. 3 to 255 characters. */
  public String tableName() {
    return tableName;
  }

  /** Primary key of the item. At least 1 member. */
  public JsonObject key() {
    return key;
  }

  /** true sees all earlier writes. Default: {@code false}. */
  public boolean consistentRead() {
    return consistentRead;
  }

  public Optional<List<String>> attributes() {
    return attributes;
  }

  /** AWS region. */
  public Optional<String> regionName() {
    return regionName;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
  public static GetItemInput decode(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    Builder builder = new Builder();
    builder.tableName = members.required("table_name", TABLE_NAME);
    builder.key = members.required("key", Decoders.object().min(1));
    builder.consistentRead = members.defaulted("consistent_read", Decoders.bool(),
        builder.consistentRead);
    builder.attributes = members.optional("attributes", Decoders.list(Decoders.string()).unique());
    builder.regionName = members.optional("region_name", Decoders.string());
    members.close();
    return members.isGood() ? builder.build() : null;
  }

  public JsonObject toJson() {
    JsonObject.Builder members = JsonObject.builder();
    members.put("table_name", Json.of(tableName));
    members.put("key", key);
    members.put("consistent_read", Json.of(consistentRead));
    members.put("attributes", attributes.map(each -> Encoders.array(each, Json::of)));
    members.put("region_name", regionName.map(Json::of));
    return members.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GetItemInput that
        && tableName.equals(that.tableName)
        && key.equals(that.key)
        && consistentRead == that.consistentRead
        && attributes.equals(that.attributes)
        && regionName.equals(that.regionName);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tableName, key, consistentRead, attributes, regionName);
  }

  @Override
  public String toString() {
    return "GetItemInput" + toJson();
  }

  /** Builds a {@link GetItemInput}. */
  public static final class Builder {
    private String tableName;
    private JsonObject key;
    private Boolean consistentRead = false;
    private Optional<List<String>> attributes = Optional.empty();
    private Optional<String> regionName = Optional.empty();

    private Builder() {}

    public Builder tableName(String tableName) {
      this.tableName = tableName;
      return this;
    }

    public Builder key(JsonObject key) {
      this.key = key;
      return this;
    }

    public Builder consistentRead(boolean consistentRead) {
      this.consistentRead = consistentRead;
      return this;
    }

    public Builder attributes(List<String> attributes) {
      this.attributes = Optional.of(List.copyOf(attributes));
      return this;
    }

    public Builder regionName(String regionName) {
      this.regionName = Optional.of(regionName);
      return this;
    }

    /** @throws NullPointerException while a required member has no value */
    public GetItemInput build() {
      return new GetItemInput(this);
    }
  }
}
