package org.example.spec.tools;

import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Objects;

/** Result of the tool {@code draw}. */
public final class DrawOutput {
  private final long count;

  private DrawOutput(Builder builder) {
    this.count = Objects.requireNonNull(builder.count, "count is required");
  }

  public long count() {
    return count;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
  public static DrawOutput decode(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    Builder builder = new Builder();
    builder.count = members.required("count", Decoders.int64());
    members.close();
    return members.isGood() ? builder.build() : null;
  }

  public JsonObject toJson() {
    JsonObject.Builder members = JsonObject.builder();
    members.put("count", Json.of(count));
    return members.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DrawOutput that
        && count == that.count;
  }

  @Override
  public int hashCode() {
    return Objects.hash(count);
  }

  @Override
  public String toString() {
    return "DrawOutput" + toJson();
  }

  /** Builds a {@link DrawOutput}. */
  public static final class Builder {
    private Long count;

    private Builder() {}

    public Builder count(long count) {
      this.count = count;
      return this;
    }

    /** @throws NullPointerException while a required member has no value */
    public DrawOutput build() {
      return new DrawOutput(this);
    }
  }
}
