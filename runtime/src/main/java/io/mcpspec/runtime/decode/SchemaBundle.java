package io.mcpspec.runtime.decode;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.DefaultDialectRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.keyword.AnnotationKeyword;
import com.networknt.schema.regex.RegularExpression;
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
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The schemas that one tool or generated class checks against: an object from IRI to schema, which may refer to each
 * other, and the member {@code patterns}: Java's form of each pattern that is not Java's as it is. It is read at the
 * first check.
 */
public final class SchemaBundle {

  /** The member that holds Java's form of patterns, by the patterns. */
  public static final String PATTERNS = "patterns";

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
      JsonObject bundle = schemas.get();
      Map<String, String> texts = new LinkedHashMap<>();
      bundle.members().forEach((iri, schema) -> add(iri, schema, texts));
      texts.remove(PATTERNS);
      // Else the messages would be in the language of the machine.
      SchemaRegistryConfig config =
          SchemaRegistryConfig.builder().formatAssertionsEnabled(false).locale(Locale.ENGLISH)
              .regularExpressionFactory(pattern -> expression(pattern, bundle)).build();
      registry =
          SchemaRegistry.withDefaultDialect(
              SpecificationVersion.DRAFT_2020_12,
              builder -> builder.schemas(texts).schemaRegistryConfig(config).dialectRegistry(SchemaBundle::dialect));
    }
    return registry;
  }

  /** Unknown keywords are allowed, and not worth a line in the log. */
  private static Dialect dialect(String id, SchemaRegistry registry) {
    return Dialect.builder(DefaultDialectRegistry.getInstance().getDialect(id, registry))
        .unknownKeywordFactory((name, context) -> new AnnotationKeyword(name)).build();
  }

  private static RegularExpression expression(String pattern, JsonObject bundle) {
    Optional<String> java = bundle.get(PATTERNS).flatMap(Json::asObject).flatMap(table -> table.string(pattern));
    Pattern compiled = Pattern.compile(java.orElse(pattern));
    return text -> compiled.matcher(text).find();
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
