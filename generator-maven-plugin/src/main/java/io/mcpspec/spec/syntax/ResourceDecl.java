package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.optional;
import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.shape.Shapes;
import io.mcpspec.spec.shape.Values;
import java.util.List;
import java.util.Optional;

/**
 * A file of {@code resources/} as written.
 *
 * @param written the file's mapping: what is written and could not be read is not missing
 */
public record ResourceDecl(
    Scalar name,
    Optional<Scalar> uri,
    Optional<Scalar> uriTemplate,
    Optional<Scalar> title,
    Optional<Scalar> description,
    Optional<Scalar> mimeType,
    Optional<Scalar> text,
    Optional<Scalar> blob,
    Optional<Section> section,
    Optional<Scalar> handler,
    List<Named<CompletionDecl>> completion,
    Optional<Scalar> adopted,
    Mapping wire,
    Mapping written) {

  /** A section of a prompt. */
  public record Section(Scalar prompt, Scalar id) {}

  private static final Key<Scalar> PROMPT = required("prompt", Shapes.text(), "The id of a prompt.");
  private static final Key<Scalar> ID = required("id", Shapes.text(), "The id of one of its sections.");
  private static final MappingShape<Section> PART =
      new MappingShape<>(
          "a section of a prompt",
          List.of(PROMPT, ID),
          values -> new Section(values.get(PROMPT), values.get(ID)));

  private static final Key<Scalar> SPEC = FileHeader.key("resource/1");
  private static final Key<Scalar> NAME =
      required("name", Shapes.text(), "The name on the wire.")
          .orElse(StandIns::fileName);
  private static final Key<Scalar> URI = optional("uri", Shapes.text(), "The URI of a resource.");
  private static final Key<Scalar> URI_TEMPLATE =
      optional("uriTemplate", Shapes.text(), "The RFC 6570 template of a resource template, instead of `uri`.");
  private static final Key<Scalar> TITLE = optional("title", Shapes.text(), "The name that people see.");
  private static final Key<Scalar> DESCRIPTION = optional("description", Shapes.text(), "What it holds.");
  private static final Key<Scalar> MIME_TYPE = optional("mimeType", Shapes.text(), "The type of the content.");
  private static final Key<Scalar> TEXT = optional("text", Shapes.text(), "A text file beside this one.");
  private static final Key<Scalar> BLOB = optional("blob", Shapes.text(), "A binary file beside this one.");
  private static final Key<Section> SECTION =
      optional("section", PART, "A section of a prompt, at the release that is served.");
  private static final Key<Scalar> HANDLER =
      optional("handler", Shapes.yes(), "The content comes from a Java interface to implement.");
  private static final Key<List<Named<CompletionDecl>>> COMPLETION =
      optional(
          "completion",
          Shapes.named("completions by variable", CompletionDecl.shape()),
          "What completes the template's variables: a list of values, or a handler.");
  private static final Key<Scalar> ADOPTED =
      optional("adopted", Shapes.yes(), "Faults of its address are warnings: another server publishes it so.");
  private static final Key<Mapping> WIRE =
      optional("wire", Shapes.mapping(), "Further members of the list item, published as they stand.");

  /** The shape of the file. */
  public static final MappingShape<ResourceDecl> SHAPE =
      new MappingShape<>(
              "a resource",
              List.of(
                  SPEC,
                  NAME,
                  URI,
                  URI_TEMPLATE,
                  TITLE,
                  DESCRIPTION,
                  MIME_TYPE,
                  TEXT,
                  BLOB,
                  SECTION,
                  HANDLER,
                  COMPLETION,
                  ADOPTED,
                  WIRE),
              ResourceDecl::build)
          .declaring("resource", "name");

  private static ResourceDecl build(Values values) {
    return new ResourceDecl(
        values.get(NAME),
        values.find(URI),
        values.find(URI_TEMPLATE),
        values.find(TITLE),
        values.find(DESCRIPTION),
        values.find(MIME_TYPE),
        values.find(TEXT),
        values.find(BLOB),
        values.find(SECTION),
        values.find(HANDLER),
        values.list(COMPLETION),
        values.find(ADOPTED),
        values.mapping(WIRE),
        values.written());
  }
}
