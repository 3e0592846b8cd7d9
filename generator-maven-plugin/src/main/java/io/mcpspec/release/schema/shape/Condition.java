package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;
import java.util.List;

/**
 * Something that is asked beyond what the facets say: compared as a text, and decided for single values. Two are equal
 * when keyword and text are. Leaving one out makes a set of values larger.
 *
 * @param keyword the keyword that asks
 * @param text what it asks, in a form that is the same wherever the meaning is
 * @param frame what it asks beside its schemas, such as how many items
 * @param parts the schemas in it
 * @param test decides for one value
 */
public record Condition(String keyword, String text, String frame, List<SchemaPart> parts, Test test) {

  /** Decides whether a value fulfils a condition. */
  @FunctionalInterface
  public interface Test {

    /**
     * The answer for a value of the right type.
     *
     * @param fits decides whether a value fits a schema
     */
    Answer of(Node value, Fit fits);
  }

  /** Decides whether a value fits a schema. */
  @FunctionalInterface
  public interface Fit {

    Answer of(SchemaPart schema, Node value);
  }

  /** A condition that no single value decides. */
  static Condition undecided(String keyword, String text) {
    return new Condition(keyword, text, text, List.of(), (value, fits) -> Answer.UNDECIDABLE);
  }

  /** What one schema asks of the same value. */
  static Condition of(String keyword, SchemaPart part) {
    return new Condition(keyword, Meaning.of(part), "", List.of(part), (value, fits) -> fits.of(part, value));
  }

  /** At least one of the branches has to fit. */
  static Condition any(SchemaPart site, List<SchemaPart> branches) {
    return new Condition("anyOf", Meaning.of(site), "", branches, (value, fits) -> branches.stream()
        .map(branch -> fits.of(branch, value)).reduce(Answer.NO, Answer::or));
  }

  /** Exactly one of the branches has to fit. */
  static Condition one(SchemaPart list, List<SchemaPart> branches) {
    return new Condition("oneOf", Meaning.of(list), "", branches, (value, fits) -> {
      List<Answer> answers = branches.stream().map(branch -> fits.of(branch, value)).toList();
      long surely = answers.stream().filter(Answer::isYes).count();
      long perhaps = answers.stream().filter(answer -> answer == Answer.UNDECIDABLE).count();
      return perhaps > 0 && surely < 2 ? Answer.UNDECIDABLE : Answer.of(surely == 1);
    });
  }

  /** Whether only the schemas in it can differ. */
  public boolean isFramedAs(Condition other) {
    return keyword.equals(other.keyword) && frame.equals(other.frame) && parts.size() == other.parts.size();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Condition condition
        && keyword.equals(condition.keyword) && text.equals(condition.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
