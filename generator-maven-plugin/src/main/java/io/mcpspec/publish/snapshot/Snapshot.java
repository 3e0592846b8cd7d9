package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * What a client sees of a server, and what else is known about it. Every part knows the file and line that it was read
 * from; in the snapshot of a spec, these are the spec's own.
 *
 * @param label its name in reports: {@code 1.0.8}, {@code spec}, a file's name
 * @param version its release, when it says so
 * @param surface what a client sees: the members of {@link SurfaceMembers}; a list that the server does not have is
 *     absent
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

  public Snapshot {
    prompts = List.copyOf(prompts);
  }

  /** What a surface says alone: its version is that of {@code serverInfo}, its prompts are the answers to clients. */
  public static Snapshot ofSurface(String label, Mapping surface) {
    Optional<String> version = surface.mapping("initialize")
        .flatMap(initialize -> initialize.mapping("serverInfo"))
        .flatMap(info -> info.text("version"));
    return new Snapshot(
        label, version, surface, Optional.empty(), PromptText.answered(surface), Optional.empty());
  }

  /** One prompt, and nothing else of a server. */
  public static Snapshot ofPrompt(String label, PromptText prompt) {
    return unread(label).withPrompts(List.of(prompt));
  }

  /** A snapshot of which only the name is known, since it could not be read. */
  public static Snapshot unread(String label) {
    Mapping nothing = new Mapping(List.of(), Span.of(new SourceFile(label, "")));
    return new Snapshot(label, Optional.empty(), nothing, Optional.empty(), List.of(), Optional.empty());
  }

  public Snapshot withLabel(String other) {
    return new Snapshot(other, version, surface, catalog, prompts, packaged);
  }

  public Snapshot withVersion(Optional<String> other) {
    return new Snapshot(label, other, surface, catalog, prompts, packaged);
  }

  /** The snapshot with another catalog, or none. */
  public Snapshot withCatalog(Optional<Mapping> other) {
    return new Snapshot(label, version, surface, other, prompts, packaged);
  }

  public Snapshot withPrompts(List<PromptText> others) {
    return new Snapshot(label, version, surface, catalog, others, packaged);
  }

  /** The snapshot with another package around it, or none. */
  public Snapshot withPackaged(Optional<Packaged> other) {
    return new Snapshot(label, version, surface, catalog, prompts, other);
  }
}
