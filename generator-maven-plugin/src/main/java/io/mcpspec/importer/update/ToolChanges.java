package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.Effects;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.SharedTypes;
import io.mcpspec.importer.SpecFile;
import io.mcpspec.importer.ToolFiles;
import io.mcpspec.publish.identity.ItemRenames;
import io.mcpspec.publish.wire.WireSchema;
import io.mcpspec.spec.resolve.schema.WrittenSchema;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Brings the files of tools up to date, and those of the shared types that change with them. */
final class ToolChanges {

  private static final String KIND = "tool";

  private final Attempt attempt;
  private final OldSpec old;
  private final Map<String, Mapping> before;
  private final Map<String, Mapping> now;
  private final Map<String, String> paths;
  private final Map<String, Node> writtenTypes = new LinkedHashMap<>();
  private final Map<String, Node> publishedTypes = new LinkedHashMap<>();

  ToolChanges(Attempt attempt) {
    this.attempt = attempt;
    this.old = attempt.old();
    this.before = Items.by("name", old.served().lists().tools());
    this.now = Items.by("name", attempt.now().tools());
    this.paths = old.tools();
  }

  void apply() {
    readTypes();
    Map<String, String> pairs = pairs();
    Map<String, Node> changed = changedTypes(pairs);
    SharedSchemas types = new SharedSchemas(writtenTypes, changed, attempt.remarks());
    changeTypes(changed, types);
    pairs.forEach((name, oldName) -> change(paths.get(oldName), before.get(oldName), now.get(name), types));
    paths.forEach((name, path) -> {
      if (!pairs.containsValue(name) && !old.served().optional().contains(name)) {
        attempt.remove(path);
      }
    });
    Map<String, Node> known = new LinkedHashMap<>(publishedTypes);
    known.putAll(changed);
    addNew(now.values().stream().filter(tool -> isNew(Published.text(tool, "name"), pairs)).toList(), known);
  }

  private boolean isNew(String name, Map<String, String> pairs) {
    return !pairs.containsKey(name) && !before.containsKey(name);
  }

  private void readTypes() {
    Map<String, Node> linked = new LinkedHashMap<>();
    old.compiled().catalog().types().forEach((name, type) -> linked.put(name, type.schema()));
    WireSchema wire = new WireSchema(linked);
    old.types().forEach((name, path) -> {
      writtenTypes.put(name, old.file(path).get("schema").orElseThrow());
      publishedTypes.put(name, WrittenSchema.of(wire.of(linked.get(name))));
    });
  }

  /** The old name of each tool that was there before, perhaps under another name. */
  private Map<String, String> pairs() {
    Map<String, String> pairs = new LinkedHashMap<>();
    now.keySet().stream().filter(paths::containsKey).forEach(name -> pairs.put(name, name));
    ItemRenames.ofTools(Items.without(before, now, paths.keySet()), Items.without(now, before, now.keySet()))
        .forEach((gone, name) -> {
          pairs.put(name, gone);
          attempt.remarks().add("the tool has another name by now; write `renamed` if it still answers to `" + gone
              + "`", paths.get(gone));
        });
    return pairs;
  }

  private Map<String, Node> changedTypes(Map<String, String> pairs) {
    TypeUses uses = new TypeUses(writtenTypes, publishedTypes);
    pairs.forEach((name, oldName) -> {
      Mapping mine = old.file(paths.get(oldName));
      Mapping base = ToolFiles.content(before.get(oldName));
      Mapping theirs = ToolFiles.content(now.get(name));
      for (String key : List.of("input", "output")) {
        if (mine.has(key) && base.has(key) && theirs.has(key)) {
          uses.add(mine.get(key).get(), base.get(key).get(), theirs.get(key).get());
        }
      }
    });
    return uses.changed(attempt.decisions().faults().types());
  }

  private void changeTypes(Map<String, Node> changed, SharedSchemas types) {
    changed.forEach((name, schema) -> {
      String path = old.types().get(name);
      Node merged = attempt.merge(path, types).of(writtenTypes.get(name), publishedTypes.get(name), schema);
      Mapping file = old.file(path);
      attempt.files().change(
          path, "type", new MappingBuilder(file.span()).putAll(file).put("schema", merged).build());
    });
  }

  private void change(String path, Mapping published, Mapping tool, SharedSchemas types) {
    Mapping mine = old.file(path);
    EffectChange effect = new EffectChange(mine, published, tool, path, attempt.remarks());
    Mapping base = effect.with(ToolFiles.content(published), effect.written());
    Mapping theirs = effect.with(ToolFiles.content(tool), effect.becomes());
    Mapping merged = attempt.merge(path, types).file(mine, base, theirs);
    Mapping adopted = adopted(path, merged);
    attempt.files().change(path, KIND, withExamples(path, adopted));
    if (attempt.files().isWritten(path) && !Effects.isUnknown(Published.text(adopted, "effect"))) {
      String text = attempt.files().text(path).replace(" # " + ToolFiles.QUESTION, "");
      attempt.files().write(new InputFile(path, text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  private Mapping adopted(String path, Mapping tool) {
    if (!attempt.decisions().faults().adopted().contains(path)) {
      return tool;
    }
    attempt.remarks().add("its name or schemas have faults that are published as they are", path);
    return Items.with(tool, "adopted", true);
  }

  private Mapping withExamples(String path, Mapping tool) {
    Set<Node> dropped = attempt.decisions().droppedExamples(path);
    if (dropped.isEmpty()) {
      return tool;
    }
    List<Node> kept = new ArrayList<>(((Sequence) tool.get("examples").orElseThrow()).items());
    kept.removeAll(dropped);
    dropped.forEach(example -> attempt.remarks().add(
        "an example no longer fits the schema, so it goes", path + " `" + Items.title(example) + "`"));
    return kept.isEmpty()
        ? tool.without("examples")
        : new MappingBuilder(tool.span()).putAll(tool).put("examples", new Sequence(kept, tool.span())).build();
  }

  private void addNew(List<Mapping> tools, Map<String, Node> types) {
    Set<String> adopted = attempt.decisions().faults().adopted();
    ToolFiles files = new ToolFiles(SharedTypes.of(types), adopted, attempt.names("tools/"), attempt.remarks());
    for (SpecFile file : files.of(tools)) {
      Mapping content = attempt.since().map(since -> Items.since(file.content(), since)).orElse(file.content());
      attempt.files().write(new SpecFile(file.path(), KIND, content, file.questions()).file());
    }
  }
}
