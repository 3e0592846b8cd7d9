package io.mcpspec.release.finding;

import static io.mcpspec.release.finding.Audience.AGENT;
import static io.mcpspec.release.finding.Audience.HANDLER_BINARY;
import static io.mcpspec.release.finding.Audience.HANDLER_SOURCE;
import static io.mcpspec.release.finding.Audience.MODEL;
import static io.mcpspec.release.finding.Audience.OPERATOR;
import static io.mcpspec.release.finding.Audience.PROMPT_USER;
import static io.mcpspec.release.finding.Audience.RESULT_READER;
import static io.mcpspec.release.finding.Level.BREAKING;
import static io.mcpspec.release.finding.Level.COMPATIBLE;
import static io.mcpspec.release.finding.Level.DOCS;
import static io.mcpspec.release.finding.Level.RISKY;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Lists every change that a review can report: one rule for each kind of change. {@link RulePage} says why a change
 * matters and which rule is its mirror; {@code release.RuleIndex} names the class that reports it. No id is reused.
 */
public enum Rule {
  // The server.
  SERVER_RENAMED("S01", of(BREAKING), on(AGENT, OPERATOR), true),
  PROTOCOL_VERSIONS_CHANGED("S02", of(BREAKING, COMPATIBLE), on(AGENT)),
  CAPABILITIES_CHANGED("S03", of(BREAKING, COMPATIBLE), on(AGENT, PROMPT_USER)),
  CHANGE_NOTICE_LOST("S04", of(RISKY), on(AGENT), true),
  INSTRUCTIONS_CHANGED("S05", of(RISKY, DOCS), on(MODEL), true),
  TRANSPORT_OR_LAUNCH_CHANGED("S06", of(BREAKING, RISKY), on(OPERATOR), true),

  // Which tools there are, and what they say of themselves.
  TOOL_REMOVED("T01", of(BREAKING, RISKY), on(AGENT, HANDLER_SOURCE, HANDLER_BINARY, OPERATOR)),
  TOOL_RENAMED("T02", of(BREAKING, RISKY), on(AGENT, HANDLER_SOURCE, OPERATOR), true),
  TOOL_ADDED("T03", of(BREAKING, COMPATIBLE), on(HANDLER_SOURCE, OPERATOR), true),
  TOOL_REPLACED("T04", of(BREAKING), on(AGENT, MODEL, HANDLER_SOURCE, HANDLER_BINARY), true),
  TOOL_DESCRIPTION_CHANGED("T05", of(RISKY, DOCS), on(MODEL), true),
  TOOL_COSMETICS_CHANGED("T06", of(DOCS), on(AGENT)),
  TOOL_DEPRECATION_CHANGED("T07", of(RISKY, COMPATIBLE), on(AGENT)),
  DESCRIPTION_DRIFT("T08", of(RISKY), on(MODEL, PROMPT_USER)),
  CONVERSATION_REQUESTED("T09", of(RISKY), on(MODEL, OPERATOR), true),

  // What tools accept: all that was accepted must still be.
  INPUT_PARAM_REMOVED("I01", of(BREAKING, RISKY), on(AGENT, HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_PARAM_RENAMED("I02", of(BREAKING), on(AGENT, HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_REQUIRED_PARAM_ADDED("I03", of(BREAKING), on(AGENT, HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_OPTIONAL_PARAM_ADDED("I04", of(RISKY, COMPATIBLE), on(AGENT, MODEL, HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_BECAME_REQUIRED("I05", of(BREAKING), on(AGENT, HANDLER_SOURCE)),
  INPUT_BECAME_OPTIONAL("I06", of(COMPATIBLE), on(HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_TYPE_NARROWED("I07", of(BREAKING), on(AGENT, HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_TYPE_WIDENED("I08", of(COMPATIBLE), on(HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_TYPE_CHANGED("I09", of(BREAKING), on(AGENT, HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_ENUM_VALUE_REMOVED("I10", of(BREAKING), on(AGENT, HANDLER_BINARY)),
  INPUT_ENUM_VALUE_ADDED("I11", of(COMPATIBLE), on(HANDLER_SOURCE, HANDLER_BINARY)),
  INPUT_CONSTRAINT_TIGHTENED("I12", of(BREAKING), on(AGENT)),
  INPUT_CONSTRAINT_LOOSENED("I13", of(COMPATIBLE), on(HANDLER_SOURCE)),
  INPUT_PATTERN_OR_FORMAT_CHANGED("I14", of(RISKY), on(AGENT)),
  INPUT_DEFAULT_CHANGED("I15", of(RISKY, COMPATIBLE), on(AGENT, MODEL, HANDLER_SOURCE)),
  INPUT_COMPOSITION_CHANGED("I16", of(BREAKING, RISKY), on(AGENT, HANDLER_SOURCE)),
  INPUT_DESCRIPTION_CHANGED("I17", of(RISKY, DOCS), on(MODEL)),
  INPUT_PORTABILITY_REGRESSED("I18", of(BREAKING), on(AGENT)),
  INPUT_SCHEMA_REFACTORED("I19", of(DOCS), on()),

  // What tools answer: nothing may come that was ruled out before.
  OUTPUT_SCHEMA_ADDED("O01", of(RISKY), on(HANDLER_SOURCE, RESULT_READER)),
  OUTPUT_SCHEMA_REMOVED("O02", of(BREAKING), on(HANDLER_SOURCE, RESULT_READER)),
  OUTPUT_PROPERTY_REMOVED("O03", of(BREAKING, RISKY), on(RESULT_READER)),
  OUTPUT_PROPERTY_ADDED("O04", of(BREAKING, COMPATIBLE), on(HANDLER_SOURCE, RESULT_READER)),
  OUTPUT_BECAME_OPTIONAL("O05", of(BREAKING), on(RESULT_READER)),
  OUTPUT_BECAME_REQUIRED("O06", of(COMPATIBLE), on(HANDLER_SOURCE)),
  OUTPUT_WIDENED("O07", of(BREAKING, RISKY), on(RESULT_READER)),
  OUTPUT_ENUM_VALUE_ADDED("O08", of(BREAKING, RISKY), on(HANDLER_SOURCE, RESULT_READER)),
  OUTPUT_NARROWED("O09", of(COMPATIBLE), on(HANDLER_SOURCE, HANDLER_BINARY)),
  OUTPUT_SHAPE_KIND_CHANGED("O10", of(BREAKING), on(AGENT, RESULT_READER)),
  OUTPUT_DESCRIPTION_CHANGED("O11", of(RISKY, DOCS), on(MODEL, RESULT_READER)),

  // Hints, compared by what they mean when absent.
  READONLY_LOST("A01", of(BREAKING), on(OPERATOR), true),
  DESTRUCTIVE_GAINED("A02", of(BREAKING), on(OPERATOR), true),
  RISK_LOWERED("A03", of(RISKY), on(OPERATOR), true),
  IDEMPOTENT_LOST("A04", of(RISKY), on(AGENT)),
  OPENWORLD_GAINED("A05", of(RISKY), on(OPERATOR), true),
  ANNOTATION_MADE_EXPLICIT("A06", of(DOCS), on()),

  // Prompts.
  PROMPT_REMOVED_OR_RENAMED("P01", of(BREAKING), on(PROMPT_USER)),
  PROMPT_ADDED("P02", of(COMPATIBLE), on()),
  PROMPT_REQUIRED_ARG_ADDED("P03", of(BREAKING), on(PROMPT_USER)),
  PROMPT_ARG_REMOVED_OR_RENAMED("P04", of(BREAKING), on(HANDLER_SOURCE, PROMPT_USER)),
  PROMPT_OPTIONAL_ARG_ADDED("P05", of(COMPATIBLE), on()),
  SECTION_ADDED("P06", of(RISKY), on(MODEL)),
  SECTION_REMOVED("P07", of(BREAKING, RISKY), on(MODEL, PROMPT_USER)),
  SECTION_MOVED("P08", of(RISKY, DOCS), on(MODEL)),
  SECTION_RENAMED("P09", of(RISKY, DOCS), on(PROMPT_USER)),
  SECTION_REWORDED("P10", of(RISKY), on(MODEL)),
  NORMATIVE_RULE_ADDED("P11", of(RISKY), on(MODEL)),
  NORMATIVE_RULE_REMOVED("P12", of(BREAKING, RISKY), on(MODEL), true),
  NORMATIVE_STRENGTH_CHANGED("P13", of(RISKY), on(MODEL)),
  NORMATIVE_RULE_RELOCATED("P14", of(RISKY), on(MODEL)),
  ACTOR_FLIPPED("P15", of(RISKY), on(MODEL)),
  FIGURE_CHANGED("P16", of(BREAKING, RISKY), on(MODEL)),
  FILE_REFERENCE_CHANGED("P17", of(BREAKING), on(PROMPT_USER)),
  OUTPUT_TEMPLATE_CHANGED("P18", of(BREAKING, RISKY), on(MODEL, PROMPT_USER)),
  CODE_EXAMPLE_CHANGED("P19", of(RISKY, DOCS), on(MODEL)),
  PLACEHOLDER_CHANGED("P20", of(BREAKING, RISKY), on(HANDLER_SOURCE, PROMPT_USER)),
  TOOL_REFERENCE_CHANGED("P21", of(BREAKING, RISKY), on(MODEL)),
  MESSAGE_STRUCTURE_CHANGED("P22", of(BREAKING, RISKY), on(AGENT, PROMPT_USER)),
  BUDGET_CROSSED("P23", of(RISKY), on(AGENT)),
  FORMAT_ONLY("P24", of(DOCS), on()),

  // Resources.
  RESOURCE_REMOVED_OR_URI_CHANGED("R01", of(BREAKING), on(AGENT, PROMPT_USER)),
  RESOURCE_ADDED("R02", of(COMPATIBLE), on()),
  RESOURCE_MIME_CHANGED("R03", of(BREAKING, RISKY), on(AGENT)),
  RESOURCE_TEMPLATE_VARIABLE_CHANGED("R04", of(BREAKING), on(AGENT, HANDLER_SOURCE)),
  RESOURCE_CONTENT_OR_METADATA_CHANGED("R05", of(RISKY, DOCS), on(MODEL)),

  // The package and its lock.
  VERSION_BUMP_INSUFFICIENT("K01", of(RISKY), on(OPERATOR)),
  LOCKED_FILE_EDITED("K02", of(BREAKING), on(OPERATOR), true),
  UNEXPLAINED_FILE_CHANGE("K03", of(BREAKING, RISKY), on(OPERATOR), true),
  DEPENDENCY_OR_RUNTIME_CHANGED("K04", of(RISKY, COMPATIBLE), on(HANDLER_SOURCE, OPERATOR), true),
  HIDDEN_CHARACTER_INTRODUCED("K05", of(BREAKING, RISKY), on(MODEL), true),
  PUBLISHER_OR_LICENCE_CHANGED("K06", of(RISKY), on(OPERATOR), true),

  // Exceptions to findings.
  EXCEPTION_UNUSED("X01", of(RISKY), on(OPERATOR), true),
  EXCEPTION_EXPIRED("X02", of(RISKY), on(OPERATOR), true);

  private final String id;
  private final Set<Level> levels;
  private final Set<Audience> audiences;
  private final boolean security;

  Rule(String id, Set<Level> levels, Set<Audience> audiences) {
    this(id, levels, audiences, false);
  }

  Rule(String id, Set<Level> levels, Set<Audience> audiences, boolean security) {
    this.id = id;
    this.levels = Collections.unmodifiableSet(levels);
    this.audiences = Collections.unmodifiableSet(audiences);
    this.security = security;
  }

  /** A letter for what it is about, and two digits. */
  public String id() {
    return id;
  }

  /** Its name in words, joined by hyphens. */
  public String slug() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The levels that its findings may have, the worst first; several when the change decides. */
  public Set<Level> levels() {
    return levels;
  }

  /** Whom it breaks; a finding may name fewer. */
  public Set<Audience> audiences() {
    return audiences;
  }

  /** Whether it may open a door: those are shown first within their level. */
  public boolean isSecurityRelevant() {
    return security;
  }

  /** The rule with this id or slug. */
  public static Optional<Rule> of(String idOrSlug) {
    for (Rule rule : values()) {
      if (rule.id.equals(idOrSlug) || rule.slug().equals(idOrSlug)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  private static Set<Level> of(Level first, Level... others) {
    return EnumSet.of(first, others);
  }

  private static Set<Audience> on(Audience... audiences) {
    Set<Audience> all = EnumSet.noneOf(Audience.class);
    Collections.addAll(all, audiences);
    return all;
  }
}
