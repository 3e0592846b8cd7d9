package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.spec.syntax.Template;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes a file for each resource and template. What they hold is left to Java: lists do not show it. */
public final class ResourceFiles {

  private static final Pattern VARIABLE = Pattern.compile("\\{[+#./;?&]?([^{}:*]+)[^{}]*}");

  private final Set<String> adopted;
  private final boolean completed;
  private final FileNames names;
  private final List<InputFile> files = new ArrayList<>();

  /**
   * @param adopted paths of the resources whose address has a fault
   * @param completed whether the server completes variables
   * @param names names of files, with those that are taken
   */
  public ResourceFiles(Set<String> adopted, boolean completed, FileNames names) {
    this.names = names;
    this.adopted = adopted;
    this.completed = completed;
  }

  public List<InputFile> files() {
    return files;
  }

  /**
   * Adds one list. Of several with the same name all but the first say that this is not our doing.
   *
   * @param seen names in the list that are taken
   */
  public void add(List<Mapping> items, String addressKey, Set<String> seen) {
    List<String> paths = paths(items);
    for (int i = 0; i < paths.size(); i++) {
      Mapping item = items.get(i);
      boolean again = !seen.add(Published.text(item, "name"));
      Mapping content = content(item, addressKey, again || adopted.contains(paths.get(i)), completed);
      files.add(new SpecFile(paths.get(i), "resource", content).file());
    }
  }

  /** Things of one name are served in the order of their paths. */
  private List<String> paths(List<Mapping> items) {
    Map<String, List<String>> byName = new LinkedHashMap<>();
    for (Mapping item : items) {
      String name = Published.text(item, "name");
      byName.computeIfAbsent(name, first -> new ArrayList<>()).add("resources/" + names.unique(name) + ".yaml");
    }
    byName.values().forEach(paths -> paths.sort(null));
    return items.stream().map(item -> byName.get(Published.text(item, "name")).remove(0)).toList();
  }

  /** What the file of a resource says. */
  public static Mapping content(Mapping item, String addressKey, boolean adopted, boolean completed) {
    ItemMembers members = new ItemMembers(item);
    String name = members.text("name").orElseThrow();
    String address = members.text(addressKey).orElseThrow();
    MappingBuilder file = new MappingBuilder(item.span())
        .put("spec", "resource/1")
        .put("name", name)
        .put(addressKey, address)
        .putText("title", members.text("title").map(Template::escaped))
        .putText("description", members.text("description").map(Template::escaped))
        .putText("mimeType", members.text("mimeType"))
        .put("handler", true)
        .putNode("completion", completion(item, address).filter(found -> completed));
    if (adopted) {
      file.put("adopted", true);
    }
    return file.putNode("wire", members.rest()).build();
  }

  private static Optional<Mapping> completion(Mapping item, String address) {
    MappingBuilder variables = new MappingBuilder(item.span());
    Mapping handler = new MappingBuilder(item.span()).put("handler", true).build();
    VARIABLE.matcher(address).results().forEach(match -> variables.put(match.group(1), handler));
    return variables.isEmpty() ? Optional.empty() : Optional.of(variables.build());
  }
}
