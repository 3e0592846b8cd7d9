package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordRole;
import io.mcpspec.jsonschema.SchemaMembers;
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

  /** What every name of a member fits. */
  public static final Schema NAME = typed("string");

  /** What the arguments of every tool fit. */
  public static final Schema OBJECT = typed("object");

  private static Schema typed(String type) {
    return of(new MappingBuilder(FALSE.span()).put("type", type).build());
  }

  /** A document that is one schema. */
  public static Schema of(Node document) {
    return new Schema(List.of(new SchemaPart(document, document)));
  }

  public static Schema of(SchemaPart site) {
    return new Schema(List.of(site));
  }

  /** Whether it plainly takes no value: {@code false}, or {@code not} everything. */
  public boolean isPlainlyNever() {
    return parts.stream().anyMatch(part -> SchemaMembers.isFalse(part.node())
        || part.schema("not").filter(negated -> of(negated).isPlainlyAny()).isPresent());
  }

  /** Whether it plainly takes all values: {@code true}, or nothing but notes for readers. */
  public boolean isPlainlyAny() {
    return parts.stream().allMatch(part -> SchemaMembers.isTrue(part.node())
        || part.node() instanceof Mapping schema && schema.keys().stream().noneMatch(Schema::asks));
  }

  private static boolean asks(String keyword) {
    return Keyword.of(keyword).filter(known -> known.role() != KeywordRole.NOTE).isPresent();
  }

  /** Both at once. */
  public Schema and(Schema other) {
    if (parts.isEmpty() || other.parts.isEmpty()) {
      return parts.isEmpty() ? other : this;
    }
    Set<SchemaPart> all = new LinkedHashSet<>(parts);
    all.addAll(other.parts);
    return new Schema(new ArrayList<>(all));
  }
}
