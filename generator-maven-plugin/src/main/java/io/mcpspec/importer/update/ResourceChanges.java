package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.ResourceFiles;
import io.mcpspec.spec.model.Resource;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
    Map<String, String> paths = new LinkedHashMap<>();
    files.forEach((uri, resource) -> {
      String path = resource.span().file().path();
      if (items.containsKey(uri)) {
        paths.put(uri, path);
        change(path, before.get(uri), items.get(uri));
      } else {
        attempt.remove(path);
      }
    });
    List<Mapping> added = items.values().stream()
        .filter(item -> !before.containsKey(Published.text(item, address))).toList();
    addNew(added, Set.copyOf(Items.names(Optional.of(items.entrySet().stream()
        .filter(item -> before.containsKey(item.getKey())).map(Map.Entry::getValue).toList()))), paths);
    Map<String, List<String>> ofName = new LinkedHashMap<>();
    items.forEach((uri, item) -> Optional.ofNullable(paths.get(uri)).ifPresent(path ->
        ofName.computeIfAbsent(Published.text(item, "name"), first -> new ArrayList<>()).add(path)));
    ofName.values().forEach(this::order);
  }

  private void addNew(List<Mapping> added, Set<String> names, Map<String, String> paths) {
    ResourceFiles files = new ResourceFiles(
        attempt.decisions().faults().adopted(), now.completes(), attempt.names("resources/"));
    files.add(added, address, new HashSet<>(names));
    for (int i = 0; i < added.size(); i++) {
      paths.put(Published.text(added.get(i), address), files.files().get(i).path());
    }
    files.files().forEach(attempt.files()::write);
  }

  /** Things of one name are served in the order of their paths, so their texts change places. */
  private void order(List<String> paths) {
    List<String> sorted = paths.stream().sorted().toList();
    if (!sorted.equals(paths)) {
      List<String> texts = paths.stream().map(attempt.files()::text).toList();
      for (int i = 0; i < texts.size(); i++) {
        attempt.files().write(new InputFile(sorted.get(i), texts.get(i).getBytes(StandardCharsets.UTF_8)));
      }
    }
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
