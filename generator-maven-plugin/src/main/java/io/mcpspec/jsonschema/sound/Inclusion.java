package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import io.mcpspec.jsonschema.check.Evaluation;
import io.mcpspec.jsonschema.check.SchemaPart;
import io.mcpspec.jsonschema.check.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether all that fits one schema certainly fits another. */
final class Inclusion {

  private Inclusion() {}

  static boolean isWithin(SchemaPart inner, SchemaPart outer, Map<String, Node> types) {
    if (SchemaMembers.isFalse(inner.schema())) {
      return false;
    }
    List<Node> values = values(inner);
    if (!values.isEmpty()) {
      Evaluation evaluation = new Evaluation(types);
      return values.stream().allMatch(value -> evaluation.of(value, outer) == Verdict.FITS);
    }
    return SchemaMembers.isTrue(outer.schema())
        || outer.schema() instanceof Mapping
            && outer.keywords().stream().allMatch(limit -> implies(inner, limit, outer));
  }

  private static List<Node> values(SchemaPart part) {
    SchemaMembers keywords = SchemaMembers.of(part.schema());
    List<Node> values = new ArrayList<>(keywords.list("enum"));
    keywords.value("const").ifPresent(values::add);
    return values;
  }

  private static boolean implies(SchemaPart inner, Mapping.Entry limit, SchemaPart outer) {
    Optional<Keyword> keyword = Keyword.of(limit.key());
    if (keyword.isEmpty() || !keyword.get().asserts() && keyword.get() != Keyword.ID) {
      return keyword.isEmpty() || !keyword.get().appliesInPlace() || !SchemaMembers.of(outer.schema()).has("if");
    }
    SchemaMembers own = SchemaMembers.of(inner.schema());
    Optional<Node> same = own.value(limit.key());
    return switch (keyword.get()) {
      case TYPE -> hasTypes(own, limit.value());
      case MINIMUM, MIN_LENGTH, MIN_ITEMS, MIN_PROPERTIES, EXCLUSIVE_MINIMUM -> compared(same, limit.value()) >= 0;
      case MAXIMUM, MAX_LENGTH, MAX_ITEMS, MAX_PROPERTIES, EXCLUSIVE_MAXIMUM ->
          same.isPresent() && compared(same, limit.value()) <= 0;
      case REQUIRED -> own.texts("required").containsAll(SchemaMembers.texts(limit.value()));
      case ADDITIONAL_PROPERTIES -> SchemaMembers.isTrue(limit.value());
      case REF, REGEX, MULTIPLE_OF, ITEMS -> same.filter(limit.value()::equals).isPresent() && samePrefix(own, outer);
      case PROPERTIES -> own.mapping("properties").filter(limit.value()::equals).isPresent();
      default -> false;
    };
  }

  private static boolean samePrefix(SchemaMembers own, SchemaPart outer) {
    return !own.has("prefixItems") && !SchemaMembers.of(outer.schema()).has("prefixItems");
  }

  private static boolean hasTypes(SchemaMembers own, Node types) {
    Set<String> allowed = new HashSet<>(SchemaMembers.of(new Mapping(
        List.of(new Mapping.Entry("type", types.span(), types)), types.span())).types());
    if (allowed.contains("number")) {
      allowed.add("integer");
    }
    return !own.types().isEmpty() && allowed.containsAll(own.types());
  }

  /** How a limit compares with another; one that is not there is below all. */
  private static int compared(Optional<Node> own, Node other) {
    Optional<BigDecimal> limit = own.flatMap(SchemaNumbers::of);
    Optional<BigDecimal> compared = SchemaNumbers.of(other);
    return limit.isPresent() && compared.isPresent() ? limit.get().compareTo(compared.get()) : -1;
  }
}
