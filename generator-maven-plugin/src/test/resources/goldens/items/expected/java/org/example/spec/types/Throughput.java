package org.example.spec.types;

import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Objects;

/** Capacity that is provisioned. */
public final class Throughput {
  private final long readCapacityUnits;
  private final long writeCapacityUnits;

  private Throughput(Builder builder) {
    this.readCapacityUnits = Objects.requireNonNull(builder.readCapacityUnits,
        "ReadCapacityUnits is required");
    this.writeCapacityUnits = Objects.requireNonNull(builder.writeCapacityUnits,
        "WriteCapacityUnits is required");
  }

  /** From 1. */
  public long readCapacityUnits() {
    return readCapacityUnits;
  }

  /** From 1. */
  public long writeCapacityUnits() {
    return writeCapacityUnits;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
  public static Throughput decode(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    Builder builder = new Builder();
    builder.readCapacityUnits = members.required("ReadCapacityUnits", Decoders.int64().from(1));
    builder.writeCapacityUnits = members.required("WriteCapacityUnits", Decoders.int64().from(1));
    members.close();
    return members.isGood() ? builder.build() : null;
  }

  public JsonObject toJson() {
    JsonObject.Builder members = JsonObject.builder();
    members.put("ReadCapacityUnits", Json.of(readCapacityUnits));
    members.put("WriteCapacityUnits", Json.of(writeCapacityUnits));
    return members.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Throughput that
        && readCapacityUnits == that.readCapacityUnits
        && writeCapacityUnits == that.writeCapacityUnits;
  }

  @Override
  public int hashCode() {
    return Objects.hash(readCapacityUnits, writeCapacityUnits);
  }

  @Override
  public String toString() {
    return "Throughput" + toJson();
  }

  /** Builds a {@link Throughput}. */
  public static final class Builder {
    private Long readCapacityUnits;
    private Long writeCapacityUnits;

    private Builder() {}

    public Builder readCapacityUnits(long readCapacityUnits) {
      this.readCapacityUnits = readCapacityUnits;
      return this;
    }

    public Builder writeCapacityUnits(long writeCapacityUnits) {
      this.writeCapacityUnits = writeCapacityUnits;
      return this;
    }

    /** @throws NullPointerException while a required member has no value */
    public Throughput build() {
      return new Throughput(this);
    }
  }
}
