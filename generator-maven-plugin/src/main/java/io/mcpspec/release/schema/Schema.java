package io.mcpspec.release.schema;

import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a value has to fulfil at one place: all of these schemas together.
 *
 * @param parts the schemas; without any, every value fits
 */
public record Schema(List<Site> parts) {

  static final Schema ANY = new Schema(List.of());

  private static final Node FALSE = Scalar.bool(false, Span.of(new SourceFile("", "")));

  static final Schema NEVER = new Schema(List.of(new Site(FALSE, FALSE)));

  /** A document that is one schema. */
  public static Schema of(Node document) {
    return new Schema(List.of(new Site(document, document)));
  }

  static Schema of(Site site) {
    return new Schema(List.of(site));
  }

  /** Both at once. */
  Schema and(Schema other) {
    if (parts.isEmpty() || other.parts.isEmpty()) {
      return parts.isEmpty() ? other : this;
    }
    Set<Site> all = new LinkedHashSet<>(parts);
    all.addAll(other.parts);
    return new Schema(new ArrayList<>(all));
  }
}
