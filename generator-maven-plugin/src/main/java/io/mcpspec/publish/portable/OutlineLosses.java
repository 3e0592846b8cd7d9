package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordRole;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.portable.PossibleTypes.Type;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What the outline of a result does not say about its members. That it is open and requires nothing is its nature. */
final class OutlineLosses {

  private final Losses losses = new Losses();

  private OutlineLosses() {}

  /** What is not published of a result, which is one object without references. */
  static List<Loss> of(Mapping result) {
    OutlineLosses outline = new OutlineLosses();
    new SchemaMembers(result).entries("properties").forEach(member -> outline.member(member.value()));
    return outline.losses.all();
  }

  private void member(Node schema) {
    if (schema instanceof Mapping mapping) {
      Mapping simple = Simplification.of(mapping, new Losses());
      simple.entries().forEach(entry -> keyword(entry, simple));
    }
  }

  private void keyword(Mapping.Entry entry, Mapping schema) {
    Keyword keyword = Keyword.of(entry.key()).filter(Keyword::asserts).orElse(Keyword.DESCRIPTION);
    if (keyword == Keyword.ITEMS && entry.value() instanceof Mapping items) {
      items.entries().stream()
          .filter(inner -> Keyword.of(inner.key()).filter(Keyword::asserts).filter(Keyword.TYPE::equals).isEmpty())
          .forEach(inner -> keyword(inner, items));
    } else if (keyword.role() == KeywordRole.CHILD && !PortableKeywords.isEmpty(keyword, entry.value(), schema)) {
      losses.add(Loss.Reason.FIELDS, entry.key(), entry.value());
    } else if (keyword == Keyword.ANY_OF) {
      choice(entry, schema);
    } else if (keyword.asserts() && keyword != Keyword.TYPE) {
      losses.add(Loss.Reason.LIMITS, entry.key(), entry.value());
    }
  }

  private void choice(Mapping.Entry entry, Mapping schema) {
    Set<Type> types = EnumSet.copyOf(PossibleTypes.in(schema));
    types.remove(Type.NULL);
    if (PossibleTypes.word(types).isEmpty()) {
      losses.add(Loss.Reason.CHOICE, entry.key(), entry.value());
    }
  }
}
