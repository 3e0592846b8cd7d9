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
 * @param release the version under which it is known without asking the server: that of a spec, a lock or
 *     a file, or a name
 * @param surface what a client sees: the members of {@link SurfaceMembers}; a list that the server does not have is
 *     absent
 * @param catalog all tools with their full schemas, also those of groups that are off; specs and locks have one
 * @param prompts the texts of the prompts
 * @param packaged what is known of the package around it; empty for a bare surface
 */
public record Snapshot(
    String label,
    Optional<String> release,
    Mapping surface,
    Optional<Mapping> catalog,
    List<PromptText> prompts,
    Optional<Packaged> packaged) {

  public Snapshot {
    prompts = List.copyOf(prompts);
  }

  /** What a surface says alone: its prompts are the answers to clients. */
  public static Snapshot ofSurface(String label, Mapping surface) {
    return new Snapshot(
        label, Optional.empty(), surface, Optional.empty(), PromptText.answered(surface), Optional.empty());
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

  /** The version under which it is delivered: that of its release, else of its package. */
  public Optional<String> deliveredVersion() {
    return release.or(() -> packaged.flatMap(Packaged::version));
  }

  /** The version that the server reports to clients, which many servers never change. */
  public Optional<String> reportedVersion() {
    return serverInfo("version");
  }

  /** The version under which it is delivered, else the one that the server reports. */
  public Optional<String> version() {
    return deliveredVersion().or(this::reportedVersion);
  }

  /** The name of its package, else the one that the server reports. */
  public Optional<String> server() {
    return packaged.map(Packaged::name).filter(name -> !name.isEmpty()).or(() -> serverInfo("name"));
  }

  private Optional<String> serverInfo(String member) {
    return surface.mapping("initialize")
        .flatMap(initialize -> initialize.mapping("serverInfo"))
        .flatMap(info -> info.text(member));
  }

  /** The same under the version that somebody gave it, if they did. */
  public Snapshot named(Optional<String> name) {
    return name.isPresent() ? withLabel(name.get()).withVersion(name) : this;
  }

  public Snapshot withLabel(String other) {
    return new Snapshot(other, release, surface, catalog, prompts, packaged);
  }

  /** The snapshot under another release, or none. */
  public Snapshot withVersion(Optional<String> other) {
    return new Snapshot(label, other, surface, catalog, prompts, packaged);
  }

  /** The snapshot with another catalog, or none. */
  public Snapshot withCatalog(Optional<Mapping> other) {
    return new Snapshot(label, release, surface, other, prompts, packaged);
  }

  public Snapshot withPrompts(List<PromptText> others) {
    return new Snapshot(label, release, surface, catalog, others, packaged);
  }

  /** The snapshot with another package around it, or none. */
  public Snapshot withPackaged(Optional<Packaged> other) {
    return new Snapshot(label, release, surface, catalog, prompts, other);
  }
}
