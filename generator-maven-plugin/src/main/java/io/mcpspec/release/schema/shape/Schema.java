package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a value has to fulfil at one place: all of these schemas together.
 *
 * @param parts the schemas; without any, every value fits
 */
public record Schema(List<SchemaPart> parts) {

  public static final Schema ANY = new Schema(List.of());

  private static final Node FALSE = Scalar.bool(false, Span.of(new SourceFile("", "")));

  public static final Schema NEVER = new Schema(List.of(new SchemaPart(FALSE, FALSE)));

  /** A document that is one schema. */
  public static Schema of(Node document) {
    return new Schema(List.of(new SchemaPart(document, document)));
  }

  static Schema of(SchemaPart site) {
    return new Schema(List.of(site));
  }

  /** Both at once. */
  Schema and(Schema other) {
    if (parts.isEmpty() || other.parts.isEmpty()) {
      return parts.isEmpty() ? other : this;
    }
    Set<SchemaPart> all = new LinkedHashSet<>(parts);
    all.addAll(other.parts);
    return new Schema(new ArrayList<>(all));
  }
}
