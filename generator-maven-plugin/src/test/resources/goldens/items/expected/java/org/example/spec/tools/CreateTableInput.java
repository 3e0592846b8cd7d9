package org.example.spec.tools;

import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.Encoders;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.example.spec.types.KeySchema;
import org.example.spec.types.Throughput;

/** Arguments of the tool {@code create_table}. */
public final class CreateTableInput {
  private static final Decoder<String> TABLE_NAME = Decoders.string().min(3).max(255)
      .matching("^[a-zA-Z0-9_.-]+\\z");

  private final String tableName;
  private final List<KeySchema> keySchema;
  private final BillingMode billingMode;
  private final Optional<Throughput> provisionedThroughput;
  private final Optional<List<GlobalSecondaryIndex>> globalSecondaryIndexes;
  private final Optional<Map<String, String>> tags;

  private CreateTableInput(Builder builder) {
    this.tableName = Objects.requireNonNull(builder.tableName, "table_name is required");
    this.keySchema = Objects.requireNonNull(builder.keySchema, "key_schema is required");
    this.billingMode = builder.billingMode;
    this.provisionedThroughput = builder.provisionedThroughput;
    this.globalSecondaryIndexes = builder.globalSecondaryIndexes;
    this.tags = builder.tags;
  }

  /** Name of the table. 3 to 255 characters. */
  public String tableName() {
    return tableName;
  }

  /** 1 to 2 items. */
  public List<KeySchema> keySchema() {
    return keySchema;
  }

  /** Default: <code>"PAY_PER_REQUEST"</code>. */
  public BillingMode billingMode() {
    return billingMode;
  }

  /** Capacity that is provisioned. */
  public Optional<Throughput> provisionedThroughput() {
    return provisionedThroughput;
  }

  /** At most 20 items. */
  public Optional<List<GlobalSecondaryIndex>> globalSecondaryIndexes() {
    return globalSecondaryIndexes;
  }

  public Optional<Map<String, String>> tags() {
    return tags;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
  public static CreateTableInput decode(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    Builder builder = new Builder();
    builder.tableName = members.required("table_name", TABLE_NAME);
    builder.keySchema = members.required("key_schema", Decoders.list(KeySchema::decode).min(1)
        .max(2));
    builder.billingMode = members.defaulted("billing_mode", BillingMode.DECODER,
        builder.billingMode);
    builder.provisionedThroughput = members.optional("provisioned_throughput", Throughput::decode);
    builder.globalSecondaryIndexes = members.optional("global_secondary_indexes",
        Decoders.list(GlobalSecondaryIndex::decode).max(20));
    builder.tags = members.optional("tags", Decoders.map(Decoders.string().max(256)));
    members.close();
    return members.isGood() ? builder.build() : null;
  }

  public JsonObject toJson() {
    JsonObject.Builder members = JsonObject.builder();
    members.put("table_name", Json.of(tableName));
    members.put("key_schema", Encoders.array(keySchema, KeySchema::toJson));
    members.put("billing_mode", billingMode.toJson());
    members.put("provisioned_throughput", provisionedThroughput.map(Throughput::toJson));
    members.put("global_secondary_indexes",
        globalSecondaryIndexes.map(each -> Encoders.array(each, GlobalSecondaryIndex::toJson)));
    members.put("tags", tags.map(each -> Encoders.object(each, Json::of)));
    return members.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CreateTableInput that
        && tableName.equals(that.tableName)
        && keySchema.equals(that.keySchema)
        && billingMode.equals(that.billingMode)
        && provisionedThroughput.equals(that.provisionedThroughput)
        && globalSecondaryIndexes.equals(that.globalSecondaryIndexes)
        && tags.equals(that.tags);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tableName, keySchema, billingMode, provisionedThroughput,
        globalSecondaryIndexes, tags);
  }

  @Override
  public String toString() {
    return "CreateTableInput" + toJson();
  }

  /** Builds a {@link CreateTableInput}. */
  public static final class Builder {
    private String tableName;
    private List<KeySchema> keySchema;
    private BillingMode billingMode = BillingMode.PAY_PER_REQUEST;
    private Optional<Throughput> provisionedThroughput = Optional.empty();
    private Optional<List<GlobalSecondaryIndex>> globalSecondaryIndexes = Optional.empty();
    private Optional<Map<String, String>> tags = Optional.empty();

    private Builder() {}

    public Builder tableName(String tableName) {
      this.tableName = tableName;
      return this;
    }

    public Builder keySchema(List<KeySchema> keySchema) {
      this.keySchema = List.copyOf(keySchema);
      return this;
    }

    public Builder billingMode(BillingMode billingMode) {
      this.billingMode = billingMode;
      return this;
    }

    public Builder provisionedThroughput(Throughput provisionedThroughput) {
      this.provisionedThroughput = Optional.of(provisionedThroughput);
      return this;
    }

    public Builder globalSecondaryIndexes(List<GlobalSecondaryIndex> globalSecondaryIndexes) {
      this.globalSecondaryIndexes = Optional.of(List.copyOf(globalSecondaryIndexes));
      return this;
    }

    public Builder tags(Map<String, String> tags) {
      this.tags = Optional.of(Collections.unmodifiableMap(new LinkedHashMap<>(tags)));
      return this;
    }

    /** @throws NullPointerException while a required member has no value */
    public CreateTableInput build() {
      return new CreateTableInput(this);
    }
  }

  public enum BillingMode {
    PROVISIONED("PROVISIONED"),
    PAY_PER_REQUEST("PAY_PER_REQUEST");

    public static final Decoder<BillingMode> DECODER = Decoders.oneOf(values(), BillingMode::wire);

    private final String wire;

    BillingMode(String wire) {
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

  public static final class GlobalSecondaryIndex {
    private final String indexName;
    private final List<KeySchema> keySchema;
    private final Projection projection;
    private final Optional<Throughput> provisionedThroughput;

    private GlobalSecondaryIndex(Builder builder) {
      this.indexName = Objects.requireNonNull(builder.indexName, "IndexName is required");
      this.keySchema = Objects.requireNonNull(builder.keySchema, "KeySchema is required");
      this.projection = Objects.requireNonNull(builder.projection, "Projection is required");
      this.provisionedThroughput = builder.provisionedThroughput;
    }

    /** 3 to 255 characters. */
    public String indexName() {
      return indexName;
    }

    /** 1 to 2 items. */
    public List<KeySchema> keySchema() {
      return keySchema;
    }

    public Projection projection() {
      return projection;
    }

    /** Capacity that is provisioned. */
    public Optional<Throughput> provisionedThroughput() {
      return provisionedThroughput;
    }

    public static Builder builder() {
      return new Builder();
    }

    /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
    public static GlobalSecondaryIndex decode(Json json, Path path, Problems problems) {
      ObjectReader members = new ObjectReader(json, path, problems);
      Builder builder = new Builder();
      builder.indexName = members.required("IndexName", Decoders.string().min(3).max(255));
      builder.keySchema = members.required("KeySchema", Decoders.list(KeySchema::decode).min(1)
          .max(2));
      builder.projection = members.required("Projection", Projection::decode);
      builder.provisionedThroughput = members.optional("ProvisionedThroughput", Throughput::decode);
      members.close();
      return members.isGood() ? builder.build() : null;
    }

    public JsonObject toJson() {
      JsonObject.Builder members = JsonObject.builder();
      members.put("IndexName", Json.of(indexName));
      members.put("KeySchema", Encoders.array(keySchema, KeySchema::toJson));
      members.put("Projection", projection.toJson());
      members.put("ProvisionedThroughput", provisionedThroughput.map(Throughput::toJson));
      return members.build();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof GlobalSecondaryIndex that
          && indexName.equals(that.indexName)
          && keySchema.equals(that.keySchema)
          && projection.equals(that.projection)
          && provisionedThroughput.equals(that.provisionedThroughput);
    }

    @Override
    public int hashCode() {
      return Objects.hash(indexName, keySchema, projection, provisionedThroughput);
    }

    @Override
    public String toString() {
      return "GlobalSecondaryIndex" + toJson();
    }

    /** Builds a {@link GlobalSecondaryIndex}. */
    public static final class Builder {
      private String indexName;
      private List<KeySchema> keySchema;
      private Projection projection;
      private Optional<Throughput> provisionedThroughput = Optional.empty();

      private Builder() {}

      public Builder indexName(String indexName) {
        this.indexName = indexName;
        return this;
      }

      public Builder keySchema(List<KeySchema> keySchema) {
        this.keySchema = List.copyOf(keySchema);
        return this;
      }

      public Builder projection(Projection projection) {
        this.projection = projection;
        return this;
      }

      public Builder provisionedThroughput(Throughput provisionedThroughput) {
        this.provisionedThroughput = Optional.of(provisionedThroughput);
        return this;
      }

      /** @throws NullPointerException while a required member has no value */
      public GlobalSecondaryIndex build() {
        return new GlobalSecondaryIndex(this);
      }
    }
  }

  public static final class Projection {
    private final Optional<ProjectionType> projectionType;
    private final Optional<List<String>> nonKeyAttributes;

    private Projection(Builder builder) {
      this.projectionType = builder.projectionType;
      this.nonKeyAttributes = builder.nonKeyAttributes;
    }

    public Optional<ProjectionType> projectionType() {
      return projectionType;
    }

    public Optional<List<String>> nonKeyAttributes() {
      return nonKeyAttributes;
    }

    public static Builder builder() {
      return new Builder();
    }

    /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
    public static Projection decode(Json json, Path path, Problems problems) {
      ObjectReader members = new ObjectReader(json, path, problems);
      Builder builder = new Builder();
      builder.projectionType = members.optional("ProjectionType", ProjectionType.DECODER);
      builder.nonKeyAttributes = members.optional("NonKeyAttributes",
          Decoders.list(Decoders.string()));
      members.close();
      return members.isGood() ? builder.build() : null;
    }

    public JsonObject toJson() {
      JsonObject.Builder members = JsonObject.builder();
      members.put("ProjectionType", projectionType.map(ProjectionType::toJson));
      members.put("NonKeyAttributes", nonKeyAttributes.map(each -> Encoders.array(each, Json::of)));
      return members.build();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Projection that
          && projectionType.equals(that.projectionType)
          && nonKeyAttributes.equals(that.nonKeyAttributes);
    }

    @Override
    public int hashCode() {
      return Objects.hash(projectionType, nonKeyAttributes);
    }

    @Override
    public String toString() {
      return "Projection" + toJson();
    }

    /** Builds a {@link Projection}. */
    public static final class Builder {
      private Optional<ProjectionType> projectionType = Optional.empty();
      private Optional<List<String>> nonKeyAttributes = Optional.empty();

      private Builder() {}

      public Builder projectionType(ProjectionType projectionType) {
        this.projectionType = Optional.of(projectionType);
        return this;
      }

      public Builder nonKeyAttributes(List<String> nonKeyAttributes) {
        this.nonKeyAttributes = Optional.of(List.copyOf(nonKeyAttributes));
        return this;
      }

      public Projection build() {
        return new Projection(this);
      }
    }
  }

  public enum ProjectionType {
    ALL("ALL"),
    KEYS_ONLY("KEYS_ONLY"),
    INCLUDE("INCLUDE");

    public static final Decoder<ProjectionType> DECODER = Decoders.oneOf(values(), ProjectionType::wire);

    private final String wire;

    ProjectionType(String wire) {
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
