package io.mcpspec.importer.update;

import io.mcpspec.generator.model.Resource;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.ResourceFiles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Brings the files of resources, or of templates, up to date. */
final class ResourceChanges {

  private final Attempt attempt;
  private final OldSpec old;
  private final Published now;
  private final boolean templates;
  private final String address;

  ResourceChanges(Attempt attempt, boolean templates) {
    this.attempt = attempt;
    this.old = attempt.old();
    this.now = attempt.now();
    this.templates = templates;
    this.address = templates ? "uriTemplate" : "uri";
  }

  void apply() {
    Map<String, Mapping> before = Items.by(address, list(old.served().lists()));
    Map<String, Mapping> items = Items.by(address, list(now));
    Map<String, Resource> files = old.resources(templates);
    files.forEach((uri, resource) -> {
      String path = resource.span().file().path();
      if (items.containsKey(uri)) {
        change(path, before.get(uri), items.get(uri));
      } else {
        attempt.remove(path);
      }
    });
    Set<String> names = items.values().stream().filter(item -> before.containsKey(Published.text(item, address)))
        .map(item -> Published.text(item, "name")).collect(Collectors.toSet());
    ResourceFiles added = new ResourceFiles(
        attempt.decisions().faults().adopted(), now.completes(), attempt.names("resources/"));
    added.add(
        items.values().stream().filter(item -> !before.containsKey(Published.text(item, address))).toList(),
        address, names);
    added.files().forEach(attempt.files()::write);
  }

  private Optional<List<Mapping>> list(Published lists) {
    return templates ? lists.templates() : lists.resources();
  }

  private void change(String path, Mapping published, Mapping item) {
    Mapping merged = attempt.merge(path).file(
        old.file(path),
        ResourceFiles.content(published, address, false, now.completes()),
        ResourceFiles.content(item, address, false, now.completes()));
    boolean adopted = attempt.decisions().faults().adopted().contains(path);
    attempt.files().change(path, "resource", adopted ? Items.with(merged, "adopted", true) : merged);
  }
}
