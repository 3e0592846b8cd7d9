package io.mcpspec.jsonschema.sample;

import com.networknt.schema.SchemaException;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.List;
import java.util.Optional;

/** Makes a value that a schema accepts. What is given out was proven by a validator, formats included. */
public final class SchemaSamples {

  /** The fullest and most telling value first; what a schema says elsewhere may forbid it. */
  private static final List<Style> STYLES =
      List.of(new Style(true, true), new Style(true, false), new Style(false, true), new Style(false, false));

  private SchemaSamples() {}

  /**
   * The same value for the same schema, always.
   *
   * @param schema a JSON Schema that refers to nothing outside of itself
   */
  public static Sample of(Node schema) {
    try {
      SchemaProof proof = new SchemaProof(schema);
      Optional<String> fault = Optional.empty();
      for (Style style : STYLES) {
        Optional<Node> value = new ValueSampler(schema, proof, style).sample();
        Optional<String> wrong = value.flatMap(proof::fault);
        if (value.isPresent() && wrong.isEmpty()) {
          return new Sample.Value(value.get());
        }
        fault = fault.or(() -> wrong);
      }
      return new Sample.None(fault.orElse("no value of it is both finite and possible"));
    } catch (SchemaException unusable) {
      return new Sample.None(reason(unusable));
    }
  }

  /** An object, whether or not the schema says so: MCP's arguments and structured content are nothing else. */
  public static Sample ofObject(Node schema) {
    MappingBuilder object = new MappingBuilder(schema.span()).put("type", "object");
    if (schema instanceof Mapping mapping) {
      object.putAll(mapping);
    }
    Sample sample = of(SchemaMembers.isFalse(schema) ? schema : object.build());
    return sample instanceof Sample.Value value && !(value.node() instanceof Mapping)
        ? new Sample.None("it allows no object, which MCP wants here")
        : sample;
  }

  /** Why a schema refuses a value; none when it does not. */
  public static Optional<String> fault(Node schema, Node value) {
    try {
      return new SchemaProof(schema).fault(value);
    } catch (SchemaException unusable) {
      return Optional.of(reason(unusable));
    }
  }

  private static String reason(SchemaException unusable) {
    return "no validator can use the schema: "
        + unusable.getMessage().lines().findFirst().orElse("no reason is known");
  }
}
