package io.mcpspec.jsonschema.sound;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.check.SchemaPart;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds schemas under {@code oneOf} and {@code anyOf} by which no value is ever accepted. */
final class OverlappingSchemas {

  private final Conjunction all;
  private final Diagnostics diagnostics;

  OverlappingSchemas(Conjunction all, Diagnostics diagnostics) {
    this.all = all;
    this.diagnostics = diagnostics;
  }

  void check() {
    List<Limit> oneOf = own(Keyword.ONE_OF);
    List<Limit> either = Stream.concat(oneOf.stream(), own(Keyword.ANY_OF).stream()).toList();
    Set<Span> included = new HashSet<>();
    oneOf.forEach(limit -> included.addAll(included(limit)));
    Conflicts conflicts = Conflicts.of(all);
    if (!either.isEmpty() && !conflicts.leaveNothing()) {
      either.forEach(limit -> checkPossible(limit, conflicts, included));
    }
  }

  private List<Limit> own(Keyword keyword) {
    return all.limits(keyword).stream().filter(limit -> limit.branch() < 0).toList();
  }

  /** A value must fit exactly one schema, so one that lies within another accepts nothing. */
  private List<Span> included(Limit oneOf) {
    List<Node> schemas = ((Sequence) oneOf.value()).items();
    List<Span> found = new ArrayList<>();
    for (int i = 0; i < schemas.size(); i++) {
      SchemaPart inner = oneOf.part().with(schemas.get(i));
      int own = i;
      IntStream.range(0, schemas.size())
          .filter(j -> j != own && Inclusion.isWithin(inner, oneOf.part().with(schemas.get(j)), all.types()))
          .findFirst().ifPresent(j -> {
            found.add(inner.schema().span());
            diagnostics.report(
                Code.ONE_OF_OVERLAP, inner.schema().span(),
                "what fits this schema also fits number " + (j + 1) + " of `oneOf`, so `oneOf` refuses it",
                "write `anyOf`, or let the schemas exclude each other");
          });
    }
    return found;
  }

  private void checkPossible(Limit alternatives, Conflicts conflicts, Set<Span> included) {
    for (Node schema : ((Sequence) alternatives.value()).items()) {
      SchemaPart alone = alternatives.part().with(schema);
      if (!included.contains(schema.span()) && conflicts.leavesNothing(alternatives, schema)
          && !Conflicts.of(Conjunction.of(alone, all.types())).leaveNothing()) {
        diagnostics.report(
            Code.KEYWORD_WITHOUT_EFFECT, schema.span(),
            "nothing fits both this schema and what is beside `" + alternatives.keyword() + "`",
            "let them agree, or remove this schema");
      }
    }
  }
}
