package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.ResourceFiles;
import io.mcpspec.publish.identity.ItemRenames;
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
    Map<String, String> moved = ItemRenames.ofResources(
        Items.without(before, items, files.keySet()), Items.without(items, before, items.keySet()));
    Map<String, String> paths = changed(files, moved, before, items);
    moved.forEach((uri, to) -> attempt.remarks().add("`" + uri + "` is at `" + to + "` by now", paths.get(to)));
    Map<String, Mapping> added = Items.without(items, before, items.keySet());
    added.keySet().removeAll(moved.values());
    Map<String, Mapping> known = Items.without(items, added, items.keySet());
    addNew(List.copyOf(added.values()), Set.copyOf(Items.names(Optional.of(List.copyOf(known.values())))), paths);
    orderByName(items, paths);
  }

  /** Changes or removes the files that are there; gives the paths of those that stay, by address. */
  private Map<String, String> changed(
      Map<String, Resource> files, Map<String, String> moved, Map<String, Mapping> before, Map<String, Mapping> items) {
    Map<String, String> paths = new LinkedHashMap<>();
    files.forEach((uri, resource) -> {
      String path = resource.span().file().path();
      String to = moved.getOrDefault(uri, uri);
      if (items.containsKey(to)) {
        paths.put(to, path);
        change(path, before.get(uri), items.get(to));
      } else {
        attempt.remove(path);
      }
    });
    return paths;
  }

  private void orderByName(Map<String, Mapping> items, Map<String, String> paths) {
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
