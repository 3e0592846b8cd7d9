package io.mcpspec.jsonschema.check;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.DefaultDialectRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.keyword.AnnotationKeyword;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Validators that log nothing: what is wrong with a schema is a finding, and unknown keywords are allowed. */
public final class QuietRegistry {

  private static final Map<String, Dialect> DIALECTS = new ConcurrentHashMap<>();

  private QuietRegistry() {}

  /**
   * A registry whose validators speak English and search patterns as ECMA-262.
   *
   * @param schemas the schemas that others may refer to, as JSON by their names
   * @param formats whether {@code format} is checked
   */
  public static SchemaRegistry of(Map<String, String> schemas, boolean formats) {
    SchemaRegistryConfig config = SchemaRegistryConfig.builder()
        .formatAssertionsEnabled(formats)
        .locale(Locale.ENGLISH)
        .regularExpressionFactory(SchemaPatterns::expression)
        .build();
    return SchemaRegistry.withDefaultDialect(
        SpecificationVersion.DRAFT_2020_12,
        builder -> builder.schemas(schemas).schemaRegistryConfig(config).dialectRegistry(QuietRegistry::dialect));
  }

  private static Dialect dialect(String id, SchemaRegistry registry) {
    Dialect known = DefaultDialectRegistry.getInstance().getDialect(id, registry);
    return DIALECTS.computeIfAbsent(known.getId(), any -> Dialect.builder(known)
        .unknownKeywordFactory((name, context) -> new AnnotationKeyword(name)).build());
  }
}
