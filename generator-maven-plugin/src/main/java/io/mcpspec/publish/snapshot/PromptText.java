package io.mcpspec.publish.snapshot;

import java.util.List;

/**
 * One prompt's text as a client gets it without arguments.
 *
 * @param id the prompt's name
 * @param text all of it
 * @param sections the sections, in order, gapless: known from the outline, or read from the headings
 * @param declared whether the sections' ids were declared by people, so that they can be matched by id
 * @param budget the most tokens that it may have; 0 when no budget was declared
 */
public record PromptText(String id, String text, List<PromptSection> sections, boolean declared, int budget) {}
