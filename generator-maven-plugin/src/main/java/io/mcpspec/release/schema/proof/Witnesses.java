package io.mcpspec.release.schema.proof;

import com.networknt.schema.SchemaException;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.check.SchemaValidator;
import io.mcpspec.jsonschema.sample.SchemaProof;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.SchemaPart;
import io.mcpspec.release.schema.shape.Shapes;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds values that one schema takes and another refuses. A validator agrees on each, formats included or not. */
public final class Witnesses {

  /** So many places of two schemas are looked at. */
  private static final int MOST_SEARCHES = 400;

  /** So many values are given to the validator, which is slow, in one search. */
  private static final int MOST_PROOFS = 24;

  private final Shapes shapes;
  private final ValueCheck check;
  private final Map<Node, Optional<SchemaProof>> strict = new IdentityHashMap<>();
  private final Map<Node, Optional<SchemaProof>> lenient = new IdentityHashMap<>();
  private int searches;

  public Witnesses(Shapes shapes) {
    this.shapes = shapes;
    this.check = new ValueCheck(shapes);
  }

  /** Finds nothing. */
  public static Witnesses none() {
    Witnesses none = new Witnesses(new Shapes());
    none.searches = MOST_SEARCHES;
    return none;
  }

  /** A value that the first takes, formats included, and the second refuses whatever it does with formats. */
  public Optional<Node> find(Schema taking, Schema refusing) {
    if (searches++ >= MOST_SEARCHES) {
      return Optional.empty();
    }
    List<Node> surely = new ArrayList<>();
    List<Node> perhaps = new ArrayList<>();
    for (Node value : new Candidates(shapes, check).of(taking, refusing)) {
      Answer fits = check.of(refusing, value);
      if (fits != Answer.YES && check.of(taking, value) != Answer.NO) {
        (fits == Answer.NO ? surely : perhaps).add(value);
      }
    }
    return Stream.concat(surely.stream().limit(MOST_PROOFS), perhaps.stream().limit(MOST_PROOFS))
        .filter(value -> isProven(taking, refusing, value)).findFirst();
  }

  /** Some schemas turn out to be unusable only when a value is given to them: they prove nothing. */
  private boolean isProven(Schema taking, Schema refusing, Node value) {
    try {
      return takes(taking, value) && isRefused(refusing, value);
    } catch (SchemaException unusable) {
      return false;
    }
  }

  private boolean takes(Schema schema, Node value) {
    return schema.parts().stream().allMatch(part ->
        proof(strict, true, part).filter(proof -> proof.accepts(part.node(), value)).isPresent());
  }

  private boolean isRefused(Schema schema, Node value) {
    return schema.parts().stream().anyMatch(part ->
        proof(lenient, false, part).filter(proof -> !proof.accepts(part.node(), value)).isPresent());
  }

  /** Empty for a schema that no validator can use. */
  private static Optional<SchemaProof> proof(
      Map<Node, Optional<SchemaProof>> proofs, boolean formats, SchemaPart part) {
    return proofs.computeIfAbsent(part.document(), document ->
        new SchemaValidator(Map.of()).obstacle(document).isPresent()
            ? Optional.empty() : Optional.of(new SchemaProof(document, formats)));
  }
}
