package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides what keywords about arrays say of one.
 *
 * @param values decides about the items
 * @param part the schema of the array
 */
record ArrayEvaluation(Evaluation values, SchemaPart part) {

  Verdict of(Keyword keyword, Sequence array, Node limit) {
    List<Node> items = array.items();
    return switch (keyword) {
      case PREFIX_ITEMS -> prefix(items, ((Sequence) limit).items());
      case ITEMS -> each(items.stream().skip(SchemaMembers.of(part.schema()).list("prefixItems").size()), limit)
          .reduce(Verdict.FITS, Verdict::and);
      case CONTAINS -> contains(each(items.stream(), limit).toList());
      case UNIQUE_ITEMS -> Verdict.of(!SchemaMembers.isTrue(limit) || isUnique(items));
      case MIN_ITEMS, MAX_ITEMS ->
          ScalarEvaluation.isWithin(keyword, Optional.of(BigDecimal.valueOf(items.size())), limit);
      default -> Verdict.UNKNOWN;
    };
  }

  private Stream<Verdict> each(Stream<Node> items, Node schema) {
    return items.map(item -> values.of(item, part.with(schema)));
  }

  private Verdict prefix(List<Node> items, List<Node> schemas) {
    return IntStream.range(0, Math.min(items.size(), schemas.size()))
        .mapToObj(i -> values.of(items.get(i), part.with(schemas.get(i))))
        .reduce(Verdict.FITS, Verdict::and);
  }

  private Verdict contains(List<Verdict> each) {
    SchemaMembers keywords = SchemaMembers.of(part.schema());
    long least = keywords.whole(Keyword.MIN_CONTAINS.word()).map(BigInteger::longValue).orElse(1L);
    long most = keywords.whole(Keyword.MAX_CONTAINS.word()).map(BigInteger::longValue).orElse(Long.MAX_VALUE);
    long fitting = each.stream().filter(Verdict.FITS::equals).count();
    long possible = fitting + each.stream().filter(Verdict.UNKNOWN::equals).count();
    if (possible < least || fitting > most) {
      return Verdict.REFUSED;
    }
    return fitting >= least && possible <= most ? Verdict.FITS : Verdict.UNKNOWN;
  }

  private static boolean isUnique(List<Node> items) {
    return IntStream.range(1, items.size()).noneMatch(i -> SameValue.isIn(items.subList(0, i), items.get(i)));
  }
}
