package io.mcpspec.jsonschema.sound;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subject;
import io.mcpspec.jsonschema.check.JsonTypes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Finds keywords that have no effect where they are. */
final class IdleKeywords {

  /** Keywords that only change what another one does. */
  private static final Map<Keyword, Keyword> COMPANIONS = Map.of(
      Keyword.THEN, Keyword.IF, Keyword.ELSE, Keyword.IF,
      Keyword.MIN_CONTAINS, Keyword.CONTAINS, Keyword.MAX_CONTAINS, Keyword.CONTAINS,
      Keyword.CONTENT_SCHEMA, Keyword.CONTENT_MEDIA_TYPE);

  private final Conjunction all;
  private final TypeSet types;
  private final SchemaMembers keywords;
  private final Diagnostics diagnostics;

  IdleKeywords(Conjunction all, Diagnostics diagnostics) {
    this.all = all;
    this.types = TypeSet.of(all);
    this.keywords = SchemaMembers.of(all.own().schema());
    this.diagnostics = diagnostics;
  }

  void check() {
    for (Mapping.Entry entry : all.own().keywords()) {
      Keyword.of(entry.key()).filter(keyword -> keyword.value().accepts(entry.value()))
          .ifPresent(keyword -> check(entry, keyword));
    }
  }

  private void check(Mapping.Entry entry, Keyword keyword) {
    Keyword companion = COMPANIONS.get(keyword);
    if (keyword == Keyword.FORMAT && entry.value() instanceof Scalar format && format.isString()) {
      checkFormat(format);
    }
    if (keyword == Keyword.PREFIX_ITEMS) {
      checkReached(((Sequence) entry.value()).items());
    }
    if (types.typed() && !types.names().isEmpty() && !types.has(keyword.subject()) && !isNumberFormat(entry)) {
      report(entry, "it is about " + subject(keyword) + ", and `type` allows none",
          "remove it, or change `type`");
    } else if (!types.typed() && isAboutNoneListed(keyword)) {
      report(entry, "it is about " + subject(keyword) + ", and none is listed beside it", "remove it");
    } else if (companion != null && !keywords.has(companion.word())) {
      report(entry, "there is no `" + companion.word() + "` beside it", "add `" + companion.word() + "`, or remove it");
    } else if (keyword == Keyword.IF && !keywords.has("then") && !keywords.has("else")) {
      report(entry, "there is neither `then` nor `else` beside it", "add `then` or `else`, or remove it");
    } else if (keyword == Keyword.CONTAINS && isSatisfiedByNone()) {
      report(entry, "`minContains` is 0", "raise `minContains`, or remove both");
    } else if (keyword == Keyword.PROPERTY_NAMES && isEmptyAndClosed()) {
      report(entry, "`additionalProperties: false` allows no property at all", "declare `properties`, or remove it");
    } else if (keyword == Keyword.ADDITIONAL_PROPERTIES && SchemaMembers.isFalse(entry.value())) {
      checkClosed(entry);
    }
  }

  /** Whether values are listed, and the keyword is about none of them. */
  private boolean isAboutNoneListed(Keyword keyword) {
    List<Node> listed = new ArrayList<>(keywords.list("enum"));
    keywords.value("const").ifPresent(listed::add);
    return keyword.subject() != Subject.ANY && !listed.isEmpty()
        && listed.stream().map(value -> Subject.of(JsonTypes.of(value)))
            .noneMatch(subject -> subject.filter(keyword.subject()::equals).isPresent());
  }

  private void checkReached(List<Node> first) {
    all.least(Keyword.MAX_ITEMS).map(Limit::number)
        .filter(most -> most.compareTo(BigDecimal.valueOf(first.size())) < 0)
        .map(most -> first.get(most.intValue()))
        .ifPresent(item -> diagnostics.report(
            Code.KEYWORD_WITHOUT_EFFECT, item.span(), "this item has no effect: `maxItems` allows fewer",
            "remove it, or raise `maxItems`"));
  }

  private static String subject(Keyword keyword) {
    return switch (keyword.subject()) {
      case ANY -> "values";
      case OBJECTS -> "objects";
      case ARRAYS -> "arrays";
      case STRINGS -> "strings";
      case NUMBERS -> "numbers";
    };
  }

  /** Formats of OpenAPI that are about numbers. */
  private boolean isNumberFormat(Mapping.Entry entry) {
    return entry.key().equals(Keyword.FORMAT.word()) && types.has(Subject.NUMBERS)
        && entry.value() instanceof Scalar format && !Formats.OF_TEXTS.contains(format.text());
  }

  private void checkFormat(Scalar format) {
    if (!Formats.KNOWN.contains(format.text())) {
      diagnostics.report(
          Code.UNKNOWN_FORMAT, format.span(), "JSON Schema has no format `" + format.text() + "`",
          ClosestName.help(format.text(), Formats.KNOWN, "describe the form in `description`, or use `pattern`"));
    }
  }

  private boolean isSatisfiedByNone() {
    return keywords.whole("minContains").filter(least -> least.signum() == 0).isPresent()
        && !keywords.has("maxContains");
  }

  private boolean isEmptyAndClosed() {
    return keywords.isFalse("additionalProperties")
        && keywords.entries("properties").isEmpty() && keywords.entries("patternProperties").isEmpty();
  }

  /** What another schema declares for the same object is refused all the same. */
  private void checkClosed(Mapping.Entry closed) {
    List<String> refused = all.limits(Keyword.PROPERTIES).stream()
        .filter(limit -> limit.part() != all.own())
        .flatMap(limit -> ((Mapping) limit.value()).entries().stream())
        .filter(property -> !SchemaMembers.isFalse(property.value()))
        .map(Mapping.Entry::key)
        .filter(name -> !ObjectConflicts.allows(all.own(), name))
        .toList();
    if (!refused.isEmpty()) {
      diagnostics.report(
          Code.KEYWORD_WITHOUT_EFFECT, closed.value().span(),
          "`additionalProperties: false` refuses `" + refused.get(0) + "`, which a schema under `allOf` or `$ref`"
          + " declares", "write `unevaluatedProperties: false`, which knows those, too");
    }
  }

  private void report(Mapping.Entry entry, String reason, String help) {
    diagnostics.report(
        Code.KEYWORD_WITHOUT_EFFECT, entry.keySpan(), "`" + entry.key() + "` has no effect here: " + reason, help);
  }
}
