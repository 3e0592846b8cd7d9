package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.print.Literals;
import io.mcpspec.jsonschema.TypeReference;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/** The checks against schemas that one source file makes, and the constant that they go through. */
public final class SchemaChecks {

  private final ClassName top;
  private final String bundle;
  private final String document;
  private final Set<String> documents = new TreeSet<>();

  /**
   * @param document the document of the file's top type
   * @param bundle name of the resource with the schemas
   */
  public SchemaChecks(ClassName top, String document, String bundle) {
    this.top = top;
    this.document = document;
    this.bundle = bundle;
  }

  /** An expression for the check at {@code place}. */
  CodeBlock at(String place) {
    int hash = place.indexOf('#');
    String name = place.substring(0, hash);
    documents.add(name);
    return CodeBlock.of("SCHEMAS.at($L)", Literals.string(iri(name) + "#" + fragment(place.substring(hash + 1))));
  }

  /** The IRI of a document in the bundle. */
  String iri(String name) {
    return name.equals(document) ? "schema:" + name.replaceAll(":.*", "") : encoded(name);
  }

  /** The schemas' IRIs are as {@code $ref} spells them where that is an IRI at all. */
  private static String encoded(String name) {
    return TypeReference.to(fragment(TypeReference.name(name).orElseThrow()));
  }

  private static String fragment(String pointer) {
    return URLEncoder.encode(pointer, StandardCharsets.UTF_8)
        .replace("+", "%20")
        .replace("%2F", "/")
        .replace("%7E", "~")
        .replace("%24", "$");
  }

  /** The documents that are checked against. */
  Set<String> documents() {
    return documents;
  }

  String bundle() {
    return bundle;
  }

  /** The constant, where there are checks. */
  Optional<FieldSpec> constant(boolean inInterface) {
    Modifier[] modifiers =
        inInterface
            ? new Modifier[] {Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL}
            : new Modifier[] {Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL};
    return documents.isEmpty()
        ? Optional.empty()
        : Optional.of(
            FieldSpec.builder(RuntimeTypes.SCHEMA_BUNDLE, "SCHEMAS", modifiers)
                .initializer("$T.of($T.class, $L)", RuntimeTypes.SCHEMA_BUNDLE, top, Literals.string(bundle))
                .build());
  }
}
