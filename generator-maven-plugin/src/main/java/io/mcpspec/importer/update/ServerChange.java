package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.ServerFiles;
import io.mcpspec.spec.model.Release;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Brings {@code server.yaml} up to date, and {@code releases.yaml} where the version is that of a draft. */
final class ServerChange {

  private static final String PATH = "server.yaml";
  private static final String RELEASES = "releases.yaml";

  private final Attempt attempt;
  private final OldSpec old;
  private final Mapping mine;
  private final String version;
  private final boolean sameVersion;

  ServerChange(Attempt attempt) {
    this.attempt = attempt;
    this.old = attempt.old();
    this.mine = old.file(PATH);
    this.version = Published.text(attempt.now().serverInfo(), "version");
    this.sameVersion = version.equals(Published.text(old.served().lists().serverInfo(), "version"));
  }

  void apply() {
    Optional<String> written = mine.text("version");
    Optional<String> becomes = sameVersion ? written : Optional.of(version);
    if (written.isEmpty() && !sameVersion && isOfDraft()) {
      renameDraft();
      becomes = Optional.empty();
    }
    Mapping base = ServerFiles.content(
        old.served().lists(), written, mine.mapping("java"), mine.get("capabilities"), mine.get("order"),
        mine.get("lists"));
    Mapping theirs = ServerFiles.content(
        attempt.now(), becomes, mine.mapping("java"), capabilities(), order(), lists());
    attempt.files().change(PATH, "server", attempt.merge(PATH).file(mine, base, theirs));
  }

  /** Whether the old version is that of the only draft, which can be called by another. */
  private boolean isOfDraft() {
    List<Release> releases = old.compiled().releases();
    Optional<Release> last = releases.stream().reduce((earlier, later) -> later);
    return !attempt.decisions().hasVersionOfItsOwn()
        && version.matches(ServerFiles.RELEASE)
        && releases.stream().noneMatch(release -> release.id().equals(version))
        && last.filter(release -> release.state() == Release.State.DRAFT).isPresent()
        && old.compiled().catalog().newestReleased().isEmpty();
  }

  private void renameDraft() {
    Mapping file = old.file(RELEASES);
    List<Node> releases = new ArrayList<>(((Sequence) file.get("releases").orElseThrow()).items());
    Mapping last = (Mapping) releases.get(releases.size() - 1);
    releases.set(releases.size() - 1, new MappingBuilder(last.span()).putAll(last).put("id", version).build());
    attempt.files().change(RELEASES, "releases", new MappingBuilder(file.span()).putAll(file)
        .put("releases", new Sequence(releases, file.span())).build());
  }

  /** As written, where that says what the server declares, or the server was not asked. */
  private Optional<? extends Node> capabilities() {
    Optional<Node> written = mine.get("capabilities");
    Optional<Sequence> declared = ServerFiles.capabilities(attempt.now());
    boolean same = names(written).equals(names(declared));
    return same || !attempt.now().initialize().has("capabilities") ? written : declared;
  }

  private static Set<Node> names(Optional<? extends Node> list) {
    return list.map(node -> Set.copyOf(((Sequence) node).items())).orElse(Set.of());
  }

  private Optional<Mapping> order() {
    Published now = attempt.now();
    Optional<Mapping> written = mine.mapping("order");
    MappingBuilder order = new MappingBuilder(mine.span());
    List<String> prompts = Items.names(now.prompts()).stream()
        .map(name -> attempt.promptIds().getOrDefault(name, name)).toList();
    ListOrder.put("tools", written, Items.names(now.tools()), old.served().optional(), order);
    ListOrder.put("prompts", written, prompts, attempt.promptsElsewhere(), order);
    ListOrder.put("resources", written, Items.names(now.resources()), List.of(), order);
    ListOrder.put("resourceTemplates", written, Items.names(now.templates()), List.of(), order);
    return order.isEmpty() ? Optional.empty() : Optional.of(order.build());
  }

  /** What is said stays where it is true; what has to be said is. */
  private Optional<Mapping> lists() {
    Mapping needed = ServerFiles.lists(attempt.now()).orElse(new Mapping(List.of(), mine.span()));
    Mapping all = attempt.now().json(mine);
    MappingBuilder lists = new MappingBuilder(mine.span());
    mine.mapping("lists").ifPresent(written -> written.entries().stream()
        .filter(entry -> entry.value().equals(Items.isList(all.get(entry.key()))))
        .forEach(entry -> lists.put(entry.key(), entry.value())));
    lists.putAll(needed);
    return lists.isEmpty() ? Optional.empty() : Optional.of(lists.build());
  }
}
