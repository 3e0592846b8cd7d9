package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Shapes;
import java.util.List;
import java.util.Optional;

/**
 * {@code releases.yaml} as written.
 *
 * @param releases the releases in order, oldest first
 */
public record ReleasesDecl(List<Release> releases) {

  /** One release. */
  public record Release(Scalar id, Optional<Scalar> date, Scalar state, Optional<Scalar> summary) {}

  private static final Key<Scalar> ID = required("id", Shapes.version(), "The release's version, such as 1.0.8.");
  private static final Key<Scalar> DATE = optional("date", Shapes.version(), "Day of the release, as YYYY-MM-DD.");
  private static final Key<Scalar> STATE =
      required("state", Shapes.choice("state", "draft", "released"), "Whether its texts may still change.")
          .orElse(StandIns.text("released"));
  private static final Key<Scalar> SUMMARY = optional("summary", Shapes.text(), "One line on what it brought.");

  private static final MappingShape<Release> RELEASE =
      new MappingShape<>(
              "a release",
              List.of(ID, DATE, STATE, SUMMARY),
              values -> new Release(values.get(ID), values.find(DATE), values.get(STATE), values.find(SUMMARY)))
          .declaring("release", "id");

  private static final Key<Scalar> SPEC = FileHeader.key("releases/1");
  private static final Key<List<Release>> RELEASES =
      required("releases", Shapes.list(RELEASE), "The releases in order, oldest first.");

  /** The shape of the file. */
  public static final MappingShape<ReleasesDecl> SHAPE =
      new MappingShape<>(
          "releases.yaml", List.of(SPEC, RELEASES), values -> new ReleasesDecl(values.get(RELEASES)));
}
