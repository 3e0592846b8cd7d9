package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordValue;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.jsonschema.check.BrokenReference;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.resolve.name.FactResolver;
import io.mcpspec.spec.resolve.name.Names;
import io.mcpspec.spec.resolve.name.TextResolver;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Brings a schema into linked form: references in strings are put in, a fact in a number's place becomes its number,
 * and each {@code $ref: type:NAME} is known.
 */
public final class SchemaResolver {

  private final Set<String> types;
  private final TextResolver texts;
  private final Names names;
  private final Diagnostics diagnostics;

  public SchemaResolver(Set<String> types, TextResolver texts, Diagnostics diagnostics) {
    this.types = types;
    this.texts = texts;
    this.names = new Names(diagnostics);
    this.diagnostics = diagnostics;
  }

  /** The linked form of a schema as written. */
  public Node schema(Node written) {
    if (!(written instanceof Mapping mapping)) {
      return written;
    }
    checkTypeReference(mapping);
    return Subschemas.replace(mapping, this::schema, (keyword, value) -> value(keyword, value, mapping));
  }

  private void checkTypeReference(Mapping schema) {
    TypeReference.nameIn(schema).ifPresent(name -> {
      Scalar written = Scalar.string(name, schema.get("$ref").orElseThrow().span());
      names.check(Code.UNKNOWN_TYPE, "shared type", written, types);
    });
  }

  /** Reports the references of a whole schema that lead nowhere. */
  public void checkReferences(Node schema) {
    for (BrokenReference broken : BrokenReference.in(schema, types)) {
      diagnostics.report(new Diagnostic(
          Code.BROKEN_REF,
          broken.place(),
          "the reference `" + broken.text() + "` leads nowhere",
          List.of(broken.reason()),
          broken.help()));
    }
  }

  /** A value that is no schema, such as an example: references in its strings are put in. */
  public Node data(Node written) {
    if (written instanceof Scalar scalar && scalar.isString()) {
      return Scalar.string(texts.text(scalar), scalar.span());
    }
    if (written instanceof Sequence sequence) {
      return new Sequence(sequence.items().stream().map(this::data).toList(), sequence.span());
    }
    return written instanceof Mapping mapping ? mapValues(mapping, this::data) : written;
  }

  private Node value(String keyword, Node value, Mapping schema) {
    Optional<KeywordValue> kind = Keyword.of(keyword).map(Keyword::value);
    if (kind.filter(KeywordValue::isIdentifier).isPresent()) {
      return value;
    }
    boolean wantsNumber = kind.filter(KeywordValue::isNumber).isPresent()
        || isNumeric(schema) && Set.of("default", "const").contains(keyword);
    return wantsNumber ? number(keyword, value) : data(value);
  }

  private Node number(String keyword, Node value) {
    Optional<Fact> fact = value instanceof Scalar scalar ? texts.onlyFact(scalar) : Optional.empty();
    return fact.map(found -> number(keyword, found, (Scalar) value)).orElseGet(() -> data(value));
  }

  private Node number(String keyword, Fact fact, Scalar place) {
    if (fact.kind() != Fact.Kind.NUMBER) {
      diagnostics.report(
          Code.FACT_NOT_NUMBER,
          place.span(),
          "`" + keyword + "` wants a number, and the fact `" + fact.id() + "` is a text",
          "refer to a fact whose value is a number");
      return place;
    }
    if (!FactResolver.isNumber(fact.newest())) {
      return place;
    }
    int factor = isLength(keyword) ? fact.bytesInUnit() : 1;
    String digits =
        factor == 1
            ? fact.newest().text()
            : new BigDecimal(fact.newest().text()).multiply(BigDecimal.valueOf(factor)).toPlainString();
    Scalar.Kind kind = digits.matches("-?[0-9]+") ? Scalar.Kind.INTEGER : Scalar.Kind.NUMBER;
    return new Scalar(kind, digits, place.span());
  }

  /** A fact in KB or MB is converted for a length. */
  private static boolean isLength(String keyword) {
    return Keyword.of(keyword).filter(known -> known.value() == KeywordValue.LENGTH).isPresent();
  }

  private static boolean isNumeric(Mapping schema) {
    return schema.get("type").orElse(null) instanceof Scalar type
        && (type.text().equals("integer") || type.text().equals("number"));
  }

  private static Mapping mapValues(Mapping mapping, UnaryOperator<Node> change) {
    List<Mapping.Entry> entries =
        mapping.entries().stream()
            .map(entry -> new Mapping.Entry(entry.key(), entry.keySpan(), change.apply(entry.value())))
            .toList();
    return new Mapping(entries, mapping.span());
  }
}
