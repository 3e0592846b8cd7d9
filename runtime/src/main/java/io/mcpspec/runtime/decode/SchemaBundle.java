package io.mcpspec.runtime.decode;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The schemas that one generated class checks against. They lie in a resource, {@code mcp-spec/run/schemas/NAME.json}:
 * an object from IRI to schema, which may refer to each other. It is read at the first check.
 */
public final class SchemaBundle {

  private final Class<?> owner;
  private final String resource;
  private SchemaRegistry registry;

  private SchemaBundle(Class<?> owner, String resource) {
    this.owner = owner;
    this.resource = resource;
  }

  /**
   * @param owner a class beside the resource, whose loader finds it
   * @param name the resource's name, without folder and ending
   */
  public static SchemaBundle of(Class<?> owner, String name) {
    return new SchemaBundle(owner, "/mcp-spec/run/schemas/" + name + ".json");
  }

  /** A check against the schema at {@code reference}, such as {@code schema:input#/properties/filter}. */
  public SchemaCheck at(String reference) {
    return new SchemaCheck(this, reference);
  }

  Schema schema(String reference) {
    String schema = JsonObject.builder().put("$ref", reference).build().toJson();
    return registry().getSchema(schema, InputFormat.JSON);
  }

  private synchronized SchemaRegistry registry() {
    if (registry == null) {
      // Else the messages would be in the language of the machine.
      SchemaRegistryConfig config =
          SchemaRegistryConfig.builder().formatAssertionsEnabled(false).locale(Locale.ENGLISH).build();
      Map<String, String> schemas = new LinkedHashMap<>();
      JsonReader.read(text()).asObject().map(JsonObject::members).orElse(Map.of())
          .forEach((iri, schema) -> schemas.put(iri, schema.toJson()));
      registry =
          SchemaRegistry.withDefaultDialect(
              SpecificationVersion.DRAFT_2020_12,
              builder -> builder.schemas(schemas).schemaRegistryConfig(config));
    }
    return registry;
  }

  private String text() {
    try (InputStream stream = owner.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("the resource " + resource + " is missing; it is generated with " + owner);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
