package org.example.spec.tools;

import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/** Result of the tool {@code get_item}. */
public final class GetItemOutput {
  private final Optional<JsonObject> item;
  private final Optional<BigDecimal> consumedUnits;
  private final JsonObject additionalMembers;

  private GetItemOutput(Builder builder) {
    this.item = builder.item;
    this.consumedUnits = builder.consumedUnits;
    this.additionalMembers = builder.additionalMembers;
  }

  /** The item; absent when there is none. */
  public Optional<JsonObject> item() {
    return item;
  }

  public Optional<BigDecimal> consumedUnits() {
    return consumedUnits;
  }

  /** Members that the schema does not name. */
  public JsonObject additionalMembers() {
    return additionalMembers;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
  public static GetItemOutput decode(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    Builder builder = new Builder();
    builder.item = members.optional("Item", Decoders.object());
    builder.consumedUnits = members.optional("ConsumedUnits", Decoders.number());
    builder.additionalMembers = members.additionalMembers();
    return members.isGood() ? builder.build() : null;
  }

  public JsonObject toJson() {
    JsonObject.Builder members = JsonObject.builder();
    members.put("Item", item);
    members.put("ConsumedUnits", consumedUnits.map(Json::of));
    additionalMembers.members().forEach(members::put);
    return members.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GetItemOutput that
        && item.equals(that.item)
        && consumedUnits.equals(that.consumedUnits)
        && additionalMembers.equals(that.additionalMembers);
  }

  @Override
  public int hashCode() {
    return Objects.hash(item, consumedUnits, additionalMembers);
  }

  @Override
  public String toString() {
    return "GetItemOutput" + toJson();
  }

  /** Builds a {@link GetItemOutput}. */
  public static final class Builder {
    private Optional<JsonObject> item = Optional.empty();
    private Optional<BigDecimal> consumedUnits = Optional.empty();
    private JsonObject additionalMembers = JsonObject.EMPTY;

    private Builder() {}

    public Builder item(JsonObject item) {
      this.item = Optional.of(item);
      return this;
    }

    public Builder consumedUnits(BigDecimal consumedUnits) {
      this.consumedUnits = Optional.of(consumedUnits);
      return this;
    }

    public Builder additionalMembers(JsonObject additionalMembers) {
      this.additionalMembers = additionalMembers;
      return this;
    }

    public GetItemOutput build() {
      return new GetItemOutput(this);
    }
  }
}
