package io.mcpspec.runtime.decode;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The schemas that one tool or generated class checks against: an object from IRI to schema, which may refer to each
 * other. It is read at the first check.
 */
public final class SchemaBundle {

  private final Supplier<JsonObject> schemas;
  private final Map<String, String> ownNames = new LinkedHashMap<>();
  private SchemaRegistry registry;

  private SchemaBundle(Supplier<JsonObject> schemas) {
    this.schemas = schemas;
  }

  /** The schemas of the object. */
  public static SchemaBundle of(JsonObject schemas) {
    return new SchemaBundle(() -> schemas);
  }

  /**
   * The schemas of the resource {@code mcp-spec/run/schemas/NAME.json}.
   *
   * @param owner a class beside the resource, whose loader finds it
   * @param name the resource's name, without folder and ending
   */
  public static SchemaBundle of(Class<?> owner, String name) {
    String resource = "/mcp-spec/run/schemas/" + name + ".json";
    return new SchemaBundle(() -> JsonReader.read(text(owner, resource)).asObject().orElse(JsonObject.EMPTY));
  }

  /** A check against the schema at {@code reference}, such as {@code schema:input#/properties/filter}. */
  public SchemaCheck at(String reference) {
    return new SchemaCheck(this, reference);
  }

  Schema schema(String reference) {
    SchemaRegistry ready = registry();
    int end = reference.indexOf('#') < 0 ? reference.length() : reference.indexOf('#');
    String iri = reference.substring(0, end);
    String address = ownNames.getOrDefault(iri, iri) + reference.substring(end);
    return ready.getSchema(JsonObject.builder().put("$ref", address).build().toJson(), InputFormat.JSON);
  }

  /** A schema with an absolute {@code $id} is only found by that. */
  private void add(String iri, Json schema, Map<String, String> texts) {
    texts.put(iri, schema.toJson());
    schema.asObject().flatMap(members -> members.string("$id"))
        .filter(id -> id.matches("[A-Za-z][A-Za-z0-9+.-]*:[^#]+"))
        .filter(id -> texts.putIfAbsent(id, schema.toJson()) == null)
        .ifPresent(id -> ownNames.put(iri, id));
  }

  private synchronized SchemaRegistry registry() {
    if (registry == null) {
      // Else the messages would be in the language of the machine.
      SchemaRegistryConfig config =
          SchemaRegistryConfig.builder().formatAssertionsEnabled(false).locale(Locale.ENGLISH).build();
      Map<String, String> texts = new LinkedHashMap<>();
      schemas.get().members().forEach((iri, schema) -> add(iri, schema, texts));
      registry =
          SchemaRegistry.withDefaultDialect(
              SpecificationVersion.DRAFT_2020_12,
              builder -> builder.schemas(texts).schemaRegistryConfig(config));
    }
    return registry;
  }

  private static String text(Class<?> owner, String resource) {
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
