package io.mcpspec.spec.syntax;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A {@code prompt.yaml} as written; {@link PromptKeys} says what each part is.
 *
 * @param written the file's mapping: what is written and could not be read is not missing
 */
public record PromptDecl(
    Scalar id,
    Optional<Scalar> title,
    Optional<Scalar> description,
    Optional<Scalar> since,
    Optional<Deliver> deliver,
    Optional<Scalar> tokenBudget,
    Optional<List<Argument>> listedArguments,
    Optional<Scalar> join,
    Optional<List<SectionDecl>> outline,
    Optional<List<Message>> messages,
    Optional<Scalar> handler,
    Optional<Mapping> answer,
    List<Claim> claims,
    Mapping wire,
    Mapping written) {

  /** The arguments; none where they are not written. */
  public List<Argument> arguments() {
    return listedArguments.orElse(List.of());
  }

  /** Whether the key {@code arguments} can say a list: it holds objects, each with a name of its own. */
  public static boolean areArguments(Node published) {
    Set<String> names = new HashSet<>();
    return published instanceof Sequence list && list.items().stream().allMatch(item ->
        item instanceof Mapping argument
            && argument.get("name").orElse(null) instanceof Scalar name && name.isString() && names.add(name.text()));
  }

  /** The routes to the text. */
  public record Deliver(Optional<Scalar> prompt, Optional<Scalar> tool, Optional<Scalar> resource) {}

  /** An argument. */
  public record Argument(
      Scalar name,
      Optional<Scalar> title,
      Optional<Scalar> description,
      Optional<Scalar> required,
      Optional<CompletionDecl> completion,
      Mapping wire) {}

  /** A message. */
  public record Message(
      Scalar role, Optional<Scalar> text, Optional<Scalar> file, Optional<Mapping> content, Mapping written) {}

  /** A truth to check. */
  public record Claim(
      Optional<Scalar> id,
      Optional<Scalar> must,
      Optional<Scalar> mustNot,
      List<Scalar> sections,
      Scalar why,
      Mapping written) {}
}
