package io.mcpspec.publish.identity;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Likeness;
import java.util.List;
import java.util.Optional;

/**
 * What recognises an item of a list under another name.
 *
 * @param words the words of its description; none without a description
 * @param parts what it is made of, such as a tool's parameters with their types
 */
public record Content(List<String> words, List<String> parts) {

  /** With fewer parts in common and no description, two items are alike by chance. */
  private static final int ENOUGH_PARTS = 3;

  /** Below this two contents are not the same in any part. */
  private static final double DIFFERENT = 0.3;

  /** The content of an item with a description. */
  public static Content of(Mapping item, List<String> parts) {
    return new Content(Likeness.words(item.text("description").orElse("")), parts);
  }

  /** How alike the contents are, from 0 to 1; empty when they are too short to say. */
  Optional<Double> likeness(Content other) {
    boolean texts = isDescribed(other);
    double inParts = Likeness.ofWords(parts, other.parts);
    if (parts.isEmpty() && other.parts.isEmpty()) {
      return texts ? Optional.of(ofTexts(other)) : Optional.empty();
    }
    if (texts) {
      return Optional.of((ofTexts(other) + inParts) / 2);
    }
    boolean enough = Math.min(parts.size(), other.parts.size()) >= ENOUGH_PARTS;
    return enough || inParts == 0 ? Optional.of(inParts) : Optional.empty();
  }

  /**
   * Whether two contents under one name have nothing to do with each other. A description that is missing, or that only
   * announces the end of the item, is no evidence for that.
   */
  public boolean isUnrelated(Content other) {
    return isDescribed(other)
        && !isEnding()
        && !other.isEnding()
        && ofTexts(other) < DIFFERENT
        && Likeness.ofWords(parts, other.parts) < DIFFERENT;
  }

  private boolean isDescribed(Content other) {
    return !words.isEmpty() && !other.words.isEmpty();
  }

  private boolean isEnding() {
    return words.stream().anyMatch(word -> word.startsWith("deprecat") || word.equals("obsolete"));
  }

  private double ofTexts(Content other) {
    return Likeness.ofWords(words, other.words);
  }
}
