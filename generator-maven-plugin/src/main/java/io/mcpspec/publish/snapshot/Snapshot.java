package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * One of the two things that are compared.
 *
 * @param label how it is called in reports: {@code 1.0.8}, {@code spec}, a file's name
 * @param version the release that it is, when it says so
 * @param surface what a client sees: {@code initialize}, {@code tools}, {@code prompts}, {@code promptMessages}, {@code
 *     resources}, {@code resourceTemplates}; a list that the server does not have is absent
 * @param catalog all tools with their full schemas, also those of groups that are off; specs and locks have one
 * @param prompts the texts of the prompts
 * @param packaged what is known of the package around it; empty for a bare surface
 */
public record Snapshot(
    String label,
    Optional<String> version,
    Mapping surface,
    Optional<Mapping> catalog,
    List<PromptText> prompts,
    Optional<Packaged> packaged) {

  /** A side of which only its name is known, since it could not be read. */
  public static Snapshot unread(String label) {
    Mapping nothing = new MappingBuilder(Span.of(new SourceFile(label, ""))).build();
    return new Snapshot(label, Optional.empty(), nothing, Optional.empty(), List.of(), Optional.empty());
  }
}
