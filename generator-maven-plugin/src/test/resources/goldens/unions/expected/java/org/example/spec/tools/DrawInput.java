package org.example.spec.tools;

import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.Decoders;
import io.mcpspec.runtime.decode.Encoders;
import io.mcpspec.runtime.decode.ObjectReader;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Presence;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.decode.SchemaBundle;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Arguments of the tool {@code draw}. */
public final class DrawInput {
  private static final SchemaBundle SCHEMAS = SchemaBundle.of(DrawInput.class, "DrawInput");
  private static final Decoder<JsonObject> STYLE = Decoders.checked(Decoders.object(),
      SCHEMAS.at("schema:input#/properties/style"));

  private final Shape shape;
  private final Optional<Label> label;
  private final Presence<Integer> layer;
  private final Optional<JsonObject> style;
  private final JsonObject additionalMembers;

  private DrawInput(Builder builder) {
    this.shape = Objects.requireNonNull(builder.shape, "shape is required");
    this.label = builder.label;
    this.layer = builder.layer;
    this.style = builder.style;
    this.additionalMembers = builder.additionalMembers;
  }

  /** What to draw. */
  public Shape shape() {
    return shape;
  }

  public Optional<Label> label() {
    return label;
  }

  /** Null means the top. From 0 to 9. */
  public Presence<Integer> layer() {
    return layer;
  }

  public Optional<JsonObject> style() {
    return style;
  }

  /** Members that the schema does not name. */
  public JsonObject additionalMembers() {
    return additionalMembers;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
  public static DrawInput decode(Json json, Path path, Problems problems) {
    ObjectReader members = new ObjectReader(json, path, problems);
    Builder builder = new Builder();
    builder.shape = members.required("shape", Shape.DECODER);
    builder.label = members.optional("label", Label.DECODER);
    builder.layer = members.optionalNullable("layer", Decoders.int32().from(0).to(9));
    builder.style = members.optional("style", STYLE);
    builder.additionalMembers = members.additionalMembers();
    return members.isGood() ? builder.build() : null;
  }

  public JsonObject toJson() {
    JsonObject.Builder members = JsonObject.builder();
    members.put("shape", shape.toJson());
    members.put("label", label.map(Label::toJson));
    members.put("layer", layer.toJson(Json::of));
    members.put("style", style);
    additionalMembers.members().forEach(members::put);
    return members.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DrawInput that
        && shape.equals(that.shape)
        && label.equals(that.label)
        && layer.equals(that.layer)
        && style.equals(that.style)
        && additionalMembers.equals(that.additionalMembers);
  }

  @Override
  public int hashCode() {
    return Objects.hash(shape, label, layer, style, additionalMembers);
  }

  @Override
  public String toString() {
    return "DrawInput" + toJson();
  }

  /** Builds a {@link DrawInput}. */
  public static final class Builder {
    private Shape shape;
    private Optional<Label> label = Optional.empty();
    private Presence<Integer> layer = Presence.absent();
    private Optional<JsonObject> style = Optional.empty();
    private JsonObject additionalMembers = JsonObject.EMPTY;

    private Builder() {}

    public Builder shape(Shape shape) {
      this.shape = shape;
      return this;
    }

    public Builder label(Label label) {
      this.label = Optional.of(label);
      return this;
    }

    public Builder layer(Presence<Integer> layer) {
      this.layer = layer;
      return this;
    }

    public Builder style(JsonObject style) {
      this.style = Optional.of(style);
      return this;
    }

    public Builder additionalMembers(JsonObject additionalMembers) {
      this.additionalMembers = additionalMembers;
      return this;
    }

    /** @throws NullPointerException while a required member has no value */
    public DrawInput build() {
      return new DrawInput(this);
    }
  }

  /** What to draw. */
  public sealed interface Shape {
    Decoder<Shape> DECODER = Decoders.<Shape>tagged("kind")
        .variant("circle", Circle::decode)
        .variant("group", Group::decode);

    /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
    static Shape decode(Json json, Path path, Problems problems) {
      return DECODER.decode(json, path, problems);
    }

    JsonObject toJson();
  }

  public static final class Circle implements Shape {
    private final BigDecimal radius;
    private final JsonObject additionalMembers;

    private Circle(Builder builder) {
      this.radius = Objects.requireNonNull(builder.radius, "radius is required");
      this.additionalMembers = builder.additionalMembers;
    }

    public String kind() {
      return "circle";
    }

    /** Above 0. */
    public BigDecimal radius() {
      return radius;
    }

    /** Members that the schema does not name. */
    public JsonObject additionalMembers() {
      return additionalMembers;
    }

    public static Builder builder() {
      return new Builder();
    }

    /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
    public static Circle decode(Json json, Path path, Problems problems) {
      ObjectReader members = new ObjectReader(json, path, problems);
      Builder builder = new Builder();
      members.required("kind", Decoders.fixed("circle"));
      builder.radius = members.required("radius", Decoders.number().above(0));
      builder.additionalMembers = members.additionalMembers();
      return members.isGood() ? builder.build() : null;
    }

    @Override
    public JsonObject toJson() {
      JsonObject.Builder members = JsonObject.builder();
      members.put("kind", Json.of("circle"));
      members.put("radius", Json.of(radius));
      additionalMembers.members().forEach(members::put);
      return members.build();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Circle that
          && radius.equals(that.radius)
          && additionalMembers.equals(that.additionalMembers);
    }

    @Override
    public int hashCode() {
      return Objects.hash(radius, additionalMembers);
    }

    @Override
    public String toString() {
      return "Circle" + toJson();
    }

    /** Builds a {@link Circle}. */
    public static final class Builder {
      private BigDecimal radius;
      private JsonObject additionalMembers = JsonObject.EMPTY;

      private Builder() {}

      public Builder radius(BigDecimal radius) {
        this.radius = radius;
        return this;
      }

      public Builder additionalMembers(JsonObject additionalMembers) {
        this.additionalMembers = additionalMembers;
        return this;
      }

      /** @throws NullPointerException while a required member has no value */
      public Circle build() {
        return new Circle(this);
      }
    }
  }

  public static final class Group implements Shape {
    private final List<Shape> members;

    private Group(Builder builder) {
      this.members = Objects.requireNonNull(builder.members, "members is required");
    }

    public String kind() {
      return "group";
    }

    /** At least 1 item. */
    public List<Shape> members() {
      return members;
    }

    public static Builder builder() {
      return new Builder();
    }

    /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
    public static Group decode(Json json, Path path, Problems problems) {
      ObjectReader members = new ObjectReader(json, path, problems);
      Builder builder = new Builder();
      members.required("kind", Decoders.fixed("group"));
      builder.members = members.required("members", Decoders.list(Shape.DECODER).min(1));
      members.close();
      return members.isGood() ? builder.build() : null;
    }

    @Override
    public JsonObject toJson() {
      JsonObject.Builder members = JsonObject.builder();
      members.put("kind", Json.of("group"));
      members.put("members", Encoders.array(this.members, Shape::toJson));
      return members.build();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Group that
          && members.equals(that.members);
    }

    @Override
    public int hashCode() {
      return Objects.hash(members);
    }

    @Override
    public String toString() {
      return "Group" + toJson();
    }

    /** Builds a {@link Group}. */
    public static final class Builder {
      private List<Shape> members;

      private Builder() {}

      public Builder members(List<Shape> members) {
        this.members = List.copyOf(members);
        return this;
      }

      /** @throws NullPointerException while a required member has no value */
      public Group build() {
        return new Group(this);
      }
    }
  }

  public sealed interface Label {
    Decoder<Label> DECODER = Decoders.<Label>choice()
        .or(Decoders.mapped(Decoders.string(), LabelText::new))
        .or(Decoders.mapped(Decoders.list(Decoders.string()), LabelTexts::new));

    /** Reads the value at {@code path}; null when it is wrong, and {@code problems} says why. */
    static Label decode(Json json, Path path, Problems problems) {
      return DECODER.decode(json, path, problems);
    }

    Json toJson();
  }

  public static final class LabelText implements Label {
    private final String value;

    public LabelText(String value) {
      this.value = Objects.requireNonNull(value, "value");
    }

    public String value() {
      return value;
    }

    @Override
    public Json toJson() {
      return Json.of(value);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof LabelText that
          && value.equals(that.value);
    }

    @Override
    public int hashCode() {
      return Objects.hash(value);
    }

    @Override
    public String toString() {
      return "LabelText" + toJson();
    }
  }

  public static final class LabelTexts implements Label {
    private final List<String> value;

    public LabelTexts(List<String> value) {
      this.value = List.copyOf(value);
    }

    public List<String> value() {
      return value;
    }

    @Override
    public Json toJson() {
      return Encoders.array(value, Json::of);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof LabelTexts that
          && value.equals(that.value);
    }

    @Override
    public int hashCode() {
      return Objects.hash(value);
    }

    @Override
    public String toString() {
      return "LabelTexts" + toJson();
    }
  }
}
