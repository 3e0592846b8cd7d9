package io.mcpspec.jsonschema.sound;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordValue;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import java.util.List;
import java.util.Optional;

/** Checks that each keyword has a value as JSON Schema 2020-12 defines it, and is one of its keywords. */
final class KeywordCheck {

  private static final String CURRENT = "2020-12";

  private final Diagnostics diagnostics;
  private boolean otherDialect;

  KeywordCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Checks a document and all schemas in it. */
  void check(Node root) {
    otherDialect = SchemaMembers.of(root).text(Keyword.DIALECT.word())
        .filter(dialect -> !dialect.contains(CURRENT)).isPresent();
    checkSchema(root);
  }

  private void checkSchema(Node node) {
    if (node instanceof Mapping schema) {
      schema.entries().forEach(entry -> check(entry, schema));
      Subschemas.of(schema).forEach(this::checkSchema);
    }
  }

  private void check(Mapping.Entry entry, Mapping schema) {
    Optional<Keyword> keyword = Keyword.of(entry.key());
    boolean foreign = keyword.isEmpty()
        ? !otherDialect || !entry.key().equals("id")
        : !otherDialect && !keyword.get().drafts().isCurrent();
    if (foreign) {
      ForeignKeywords.help(entry, schema).ifPresent(help -> diagnostics.report(
          Code.UNKNOWN_KEYWORD, entry.keySpan(), "JSON Schema " + CURRENT + " has no keyword `" + entry.key() + "`",
          help));
    }
    if (keyword.isPresent() && !isOfOtherDialect(keyword.get())) {
      ValueShape.fault(keyword.get(), entry).ifPresent(this::report);
      checkPatterns(keyword.get(), entry.value());
    }
  }

  /** Earlier drafts have lists under {@code items} and booleans under {@code exclusiveMinimum}. */
  private boolean isOfOtherDialect(Keyword keyword) {
    return otherDialect
        && (keyword.value() == KeywordValue.SCHEMA_OR_LIST || keyword.value() == KeywordValue.NUMBER
            || !keyword.drafts().isCurrent());
  }

  private void report(ShapeFault fault) {
    diagnostics.report(new Diagnostic(
        Code.BAD_SCHEMA, fault.place(), fault.message(), List.of(), List.of(fault.help())));
  }

  private void checkPatterns(Keyword keyword, Node value) {
    if (keyword == Keyword.REGEX && value instanceof Scalar text && text.isString()) {
      checkPattern(text.text(), text.span());
    } else if (keyword == Keyword.PATTERN_PROPERTIES && value instanceof Mapping schemas) {
      schemas.entries().forEach(entry -> checkPattern(entry.key(), entry.keySpan()));
    }
  }

  private void checkPattern(String pattern, Span place) {
    EcmaPattern.of(pattern).fault().ifPresent(fault -> diagnostics.report(new Diagnostic(
        Code.BAD_PATTERN, place,
        "the pattern is wrong at character " + (fault.offset() + 1) + ": " + fault.message(),
        List.of("patterns of JSON Schema are ECMA-262 with the `u` flag"), List.of(fault.help()))));
  }
}
