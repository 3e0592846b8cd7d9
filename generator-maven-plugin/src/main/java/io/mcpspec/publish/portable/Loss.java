package io.mcpspec.publish.portable;

import io.mcpspec.document.source.Span;
import java.util.Optional;

/**
 * Something that a published schema does not say any more.
 *
 * @param reason why
 * @param keyword the keyword that said it
 * @param place where its value stands in the spec
 */
public record Loss(Reason reason, String keyword, Span place) {

  /** What becomes of the values that the published schema accepts. */
  public enum Effect {
    /** It accepts values that the server refuses. */
    MORE,

    /** It refuses values that the server accepts. */
    LESS,

    /** Both. */
    OTHER,

    /** It is the outline of a result, which says less by design. */
    OUTLINE
  }

  /** Why something is not published. */
  public enum Reason {
    NULL(Effect.LESS, "`null` is not published for a parameter that can be left out"),
    NULL_BY_DEFAULT(Effect.LESS, "`null` is what leaving the parameter out means"),
    OBJECT(Effect.LESS, "`%s` is published with `type: object`, which the schema does not say"),
    TOP(Effect.OTHER, "the alternatives of `%s` are published as one object: clients refuse alternatives at the top"),
    OVERLAP(Effect.MORE, "`%s` is published as `anyOf`: that only one alternative may fit is not said"),
    UNTYPED(Effect.MORE, "`%s` is not published beside alternatives that have types of their own"),
    INSIDE(Effect.MORE, "`%s` is not published: clients ignore or refuse it inside an argument"),
    NOT_EMPTY(Effect.MORE, "`%s` is not published where it only says that a value is not empty"),
    CLOSED(Effect.MORE, "that no other members are allowed is not published: some models refuse `%s: false`"),
    REFUSED(Effect.MORE, "`%s` is not published: some clients refuse it"),
    PATTERNS(Effect.MORE, "`%s` is published as a choice of values for any name: some clients refuse it"),
    TUPLE(Effect.MORE, "`%s` is published as a choice for every item: some clients refuse it"),
    UNJOINED(Effect.MORE, "`%s` is not published: it cannot be joined with what the schemas around it say"),
    NOTHING_FITS(Effect.MORE, "that nothing fits `%s` is not published"),
    UNLISTED(Effect.MORE, "`%s` is not published for names that `properties` does not list"),
    EXCLUSIVE(Effect.MORE, "`%s` is published as a bound that is allowed: some clients refuse exclusive ones"),
    RECURSION(Effect.MORE, "the schema behind `%s` is cut short: it contains itself, or too many others"),
    NOWHERE(Effect.MORE, "what `%s` refers to is not published: it is not in this document"),
    FIELDS(Effect.OUTLINE, "`%s` inside a member of a result is not published: results are published in outline"),
    LIMITS(Effect.OUTLINE, "`%s` of a result is not published: results are published in outline"),
    CHOICE(Effect.OUTLINE, "`%s` of a result is not published: its alternatives have several types");

    private final Effect effect;
    private final String text;

    Reason(Effect effect, String text) {
      this.effect = effect;
      this.text = text;
    }

    public Effect effect() {
      return effect;
    }

    /** Whether it happens all over a usual spec. */
    public boolean isFrequent() {
      return switch (this) {
        case INSIDE, NOT_EMPTY, CLOSED, EXCLUSIVE, FIELDS, LIMITS, CHOICE -> true;
        default -> false;
      };
    }
  }

  /** Whether somebody may miss it. */
  public boolean isMissed() {
    return reason != Reason.NULL_BY_DEFAULT;
  }

  /** What the author can do about it, where there is a simple way. */
  public Optional<String> help() {
    return switch (reason) {
      case NULL -> Optional.of("to keep it, list the parameter in `required` or give it a `default`");
      case OBJECT -> Optional.of("write `type: object` if only objects are meant");
      default -> Optional.empty();
    };
  }

  /** What is not published and why, lower case and without a final stop. */
  public String message() {
    return reason.text.formatted(keyword);
  }
}
