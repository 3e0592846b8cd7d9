package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschema;
import io.mcpspec.jsonschema.Subschemas;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides of most values whether they fit their schemas; a validator is slow to load, and is asked about the others
 * only. A schema that applies itself to the same value without end must not be asked about.
 */
public final class Evaluation {

  /** A schema that applies itself to the same value again would be followed without end. */
  private static final int MOST_NESTED = 300;

  private final Map<String, Node> types;
  private int nested;

  /**
   * @param types the shared types that schemas may use, by name
   */
  public Evaluation(Map<String, Node> types) {
    this.types = types;
  }

  /** Whether a value certainly fits; when not, it may. */
  boolean fits(Node value, Node schema) {
    return of(value, SchemaPart.whole(schema)) == Verdict.FITS;
  }

  /** Whether a value fits a schema. */
  public Verdict of(Node value, SchemaPart part) {
    if (part.schema() instanceof Scalar flag) {
      return flag.kind() == Scalar.Kind.BOOLEAN ? Verdict.of(flag.text().equals("true")) : Verdict.UNKNOWN;
    }
    if (nested > MOST_NESTED || !(part.schema() instanceof Mapping schema) || hasOwnReferences(schema, part.root())) {
      return Verdict.UNKNOWN;
    }
    nested++;
    Verdict verdict = Verdict.FITS;
    for (Mapping.Entry keyword : part.keywords()) {
      verdict = verdict == Verdict.REFUSED ? verdict : verdict.and(of(value, keyword, part));
    }
    nested--;
    return verdict;
  }

  /** References below an identity are relative to it. */
  private static boolean hasOwnReferences(Mapping schema, Node root) {
    return schema != root && schema.has(Keyword.ID.word());
  }

  /** Whether one keyword of a schema lets a value pass. */
  public Verdict of(Node value, Mapping.Entry entry, SchemaPart part) {
    Optional<Keyword> keyword = Keyword.of(entry.key());
    if (keyword.isEmpty()) {
      return Verdict.FITS;
    }
    Node limit = entry.value();
    if (!keyword.get().asserts()) {
      return keyword.get() == Keyword.ID ? Verdict.UNKNOWN : Verdict.FITS;
    }
    if (!keyword.get().drafts().isCurrent() || !keyword.get().value().accepts(limit)) {
      return Verdict.UNKNOWN;
    }
    return switch (keyword.get().role()) {
      case REFERENCE -> keyword.get() == Keyword.REF ? reference(value, part) : Verdict.UNKNOWN;
      case IN_PLACE -> inPlace(keyword.get(), value, entry, part);
      default -> switch (keyword.get().subject()) {
        case ANY -> fixed(keyword.get(), value, limit);
        case OBJECTS -> value instanceof Mapping object
            ? new ObjectEvaluation(this, part).of(keyword.get(), object, limit) : Verdict.FITS;
        case ARRAYS -> value instanceof Sequence array
            ? new ArrayEvaluation(this, part).of(keyword.get(), array, limit) : Verdict.FITS;
        case STRINGS, NUMBERS -> ScalarEvaluation.of(keyword.get(), value, limit);
      };
    };
  }

  private Verdict reference(Node value, SchemaPart part) {
    return part.target(types).map(target -> of(value, target)).orElse(Verdict.UNKNOWN);
  }

  private static Verdict fixed(Keyword keyword, Node value, Node limit) {
    return switch (keyword) {
      case TYPE -> Verdict.of(isOf(value, limit));
      case ENUM -> Verdict.of(SameValue.isIn(((Sequence) limit).items(), value));
      case CONST -> Verdict.of(SameValue.of(limit, value));
      default -> Verdict.UNKNOWN;
    };
  }

  private Verdict inPlace(Keyword keyword, Node value, Mapping.Entry entry, SchemaPart part) {
    List<Verdict> each = Subschemas.under(entry).stream()
        .map(Subschema::schema).map(schema -> of(value, part.with(schema))).toList();
    return switch (keyword) {
      case ALL_OF -> each.stream().reduce(Verdict.FITS, Verdict::and);
      case ANY_OF -> each.stream().reduce(Verdict.REFUSED, Verdict::or);
      case ONE_OF -> one(each);
      case NOT -> each.get(0).not();
      case IF -> condition(each.get(0), value, part);
      case DEPENDENT_SCHEMAS -> value instanceof Mapping object
          ? new ObjectEvaluation(this, part).dependent(object, (Mapping) entry.value()) : Verdict.FITS;
      default -> Verdict.UNKNOWN;
    };
  }

  private static Verdict one(List<Verdict> each) {
    long fitting = each.stream().filter(Verdict.FITS::equals).count();
    long refused = each.stream().filter(Verdict.REFUSED::equals).count();
    if (fitting > 1 || refused == each.size()) {
      return Verdict.REFUSED;
    }
    return fitting == 1 && refused == each.size() - 1 ? Verdict.FITS : Verdict.UNKNOWN;
  }

  private Verdict condition(Verdict holds, Node value, SchemaPart part) {
    Verdict then = branch(Keyword.THEN, value, part);
    Verdict otherwise = branch(Keyword.ELSE, value, part);
    return switch (holds) {
      case FITS -> then;
      case REFUSED -> otherwise;
      case UNKNOWN -> then == otherwise ? then : Verdict.UNKNOWN;
    };
  }

  private Verdict branch(Keyword keyword, Node value, SchemaPart part) {
    return SchemaMembers.of(part.schema()).value(keyword.word())
        .map(schema -> of(value, part.with(schema))).orElse(Verdict.FITS);
  }

  private static boolean isOf(Node value, Node type) {
    if (type instanceof Sequence several) {
      return several.items().stream().anyMatch(one -> isOf(value, one));
    }
    return type instanceof Scalar name && JsonTypes.isOf(value, name.text());
  }
}
