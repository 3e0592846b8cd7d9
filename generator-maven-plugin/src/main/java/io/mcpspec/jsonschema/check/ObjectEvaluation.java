package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Decides what keywords about objects say of one.
 *
 * @param values decides about the members
 * @param part the schema of the object
 */
record ObjectEvaluation(Evaluation values, SchemaPart part) {

  Verdict of(Keyword keyword, Mapping object, Node limit) {
    return switch (keyword) {
      case PROPERTIES, PATTERN_PROPERTIES -> named(keyword, object, (Mapping) limit);
      case ADDITIONAL_PROPERTIES -> additional(object, limit);
      case REQUIRED -> Verdict.of(SchemaMembers.texts(limit).stream().allMatch(object::has));
      case DEPENDENT_REQUIRED -> dependentNames(object, (Mapping) limit);
      case PROPERTY_NAMES -> object.entries().stream()
          .map(member -> values.of(Scalar.string(member.key(), member.keySpan()), part.with(limit)))
          .reduce(Verdict.FITS, Verdict::and);
      case MIN_PROPERTIES, MAX_PROPERTIES -> ScalarEvaluation.isWithin(
          keyword, Optional.of(BigDecimal.valueOf(object.entries().size())), limit);
      default -> Verdict.UNKNOWN;
    };
  }

  private Verdict named(Keyword keyword, Mapping object, Mapping schemas) {
    Verdict verdict = Verdict.FITS;
    for (Mapping.Entry member : object.entries()) {
      for (Mapping.Entry schema : schemas.entries()) {
        Verdict concerned = keyword == Keyword.PROPERTIES
            ? Verdict.of(schema.key().equals(member.key())) : finds(schema.key(), member.key());
        if (concerned != Verdict.REFUSED) {
          Verdict fits = values.of(member.value(), part.with(schema.value()));
          verdict = verdict.and(concerned == Verdict.UNKNOWN ? fits.or(Verdict.UNKNOWN) : fits);
        }
      }
    }
    return verdict;
  }

  private static Verdict finds(String pattern, String name) {
    return EcmaPattern.of(pattern).java().map(java -> Verdict.of(java.matcher(name).find())).orElse(Verdict.UNKNOWN);
  }

  private Verdict additional(Mapping object, Node schema) {
    SchemaMembers keywords = SchemaMembers.of(part.schema());
    List<Mapping.Entry> patterns = keywords.entries(Keyword.PATTERN_PROPERTIES.word());
    Verdict verdict = Verdict.FITS;
    for (Mapping.Entry member : object.entries()) {
      if (keywords.mapping(Keyword.PROPERTIES.word()).filter(named -> named.has(member.key())).isEmpty()) {
        Verdict named = patterns.stream()
            .map(pattern -> finds(pattern.key(), member.key())).reduce(Verdict.REFUSED, Verdict::or);
        verdict = verdict.and(named.or(values.of(member.value(), part.with(schema))));
      }
    }
    return verdict;
  }

  private static Verdict dependentNames(Mapping object, Mapping names) {
    return Verdict.of(names.entries().stream().allMatch(
        entry -> !object.has(entry.key()) || SchemaMembers.texts(entry.value()).stream().allMatch(object::has)));
  }

  Verdict dependent(Mapping object, Mapping schemas) {
    return schemas.entries().stream()
        .filter(entry -> object.has(entry.key()))
        .map(entry -> values.of(object, part.with(entry.value())))
        .reduce(Verdict.FITS, Verdict::and);
  }
}
