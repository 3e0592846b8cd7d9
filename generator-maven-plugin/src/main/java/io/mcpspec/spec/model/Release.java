package io.mcpspec.spec.model;

import io.mcpspec.document.source.Span;
import java.util.Optional;

/**
 * One release of the spec.
 *
 * @param id version as written, such as {@code 1.0.8}
 * @param date ISO date; a draft may have none
 * @param state whether its texts may still change
 * @param summary one line for people
 * @param span the id's place
 */
public record Release(String id, Optional<String> date, State state, Optional<String> summary, Span span) {

  /** A draft may change; what was released is frozen. */
  public enum State {
    DRAFT,
    RELEASED
  }
}
