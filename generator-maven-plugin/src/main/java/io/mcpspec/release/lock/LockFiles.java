package io.mcpspec.release.lock;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.emit.resources.FileName;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.surface.LockContent;
import io.mcpspec.publish.surface.LockJson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of a locked release, made from a snapshot. */
public final class LockFiles {

  public static final String LOCK = "mcp.lock.json";
  public static final String SURFACE = "surface.json";
  static final String CATALOG = "catalog.json";

  private LockFiles() {}

  /**
   * All files by path, {@code RECORD} and lock included.
   *
   * @param snapshot what is frozen
   * @param release the release's id
   */
  public static SortedMap<String, byte[]> of(Snapshot snapshot, String release) {
    SortedMap<String, byte[]> files = content(snapshot);
    files.put(LOCK, lock(snapshot, release, files));
    List<Packaged.Dependency> dependencies = snapshot.packaged().map(Packaged::dependencies).orElse(List.of());
    files.put(RecordFile.NAME, bytes(new RecordFile(served(files), dependencies).text()));
    return files;
  }

  /** The files that hold what is served. */
  private static SortedMap<String, byte[]> content(Snapshot snapshot) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    files.put(SURFACE, bytes(JsonWriter.pretty(snapshot.surface()) + "\n"));
    snapshot.catalog().ifPresent(catalog -> files.put(CATALOG, bytes(JsonWriter.pretty(catalog) + "\n")));
    for (PromptText prompt : snapshot.prompts()) {
      files.put(text(prompt.id()), bytes(prompt.text()));
      files.put(sections(prompt.id()), bytes(SectionsJson.text(prompt)));
    }
    return files;
  }

  static String text(String prompt) {
    return "prompts/" + FileName.safe(prompt) + ".md";
  }

  static String sections(String prompt) {
    return "prompts/" + FileName.safe(prompt) + "/sections.json";
  }

  /** What the {@code RECORD} of a snapshot says of its files. */
  public static List<ServedFile> served(Snapshot snapshot, String release) {
    SortedMap<String, byte[]> files = of(snapshot, release);
    files.remove(RecordFile.NAME);
    return served(files);
  }

  private static List<ServedFile> served(SortedMap<String, byte[]> files) {
    List<ServedFile> served = new ArrayList<>();
    files.forEach((path, content) -> served.add(new ServedFile(path, Sha256.base64Url(content), content.length)));
    return served;
  }

  /**
   * The bytes of the lock.
   *
   * @param files the files that hold what is served
   */
  static byte[] lock(Snapshot snapshot, String release, SortedMap<String, byte[]> files) {
    List<LockContent.File> locked = new ArrayList<>();
    files.forEach((path, content) -> locked.add(new LockContent.File(path, content)));
    LockContent content = new LockContent(
        server(snapshot),
        release,
        false,
        snapshot.surface(),
        tools(snapshot),
        snapshot.prompts().stream().map(LockFiles::text).toList(),
        snapshot.packaged().map(packaged -> PackageJson.write(packaged, release)),
        locked);
    return bytes(LockJson.text(content));
  }

  /** The tools that can be served: those of a catalog, groups that are off included, or else those that are listed. */
  static List<Mapping> tools(Snapshot snapshot) {
    return snapshot.catalog().isPresent()
        ? snapshot.catalog().get().mappings("tools").stream()
            .flatMap(tool -> tool.mapping("published").stream()).toList()
        : snapshot.surface().mappings("tools");
  }

  /** The server's name, as it says itself, or else as its package is called. */
  static String server(Snapshot snapshot) {
    return snapshot.surface().mapping("initialize")
        .flatMap(initialize -> initialize.mapping("serverInfo"))
        .flatMap(info -> info.text("name"))
        .or(() -> snapshot.packaged().map(Packaged::name))
        .orElse("server");
  }

  private static LockContent.Text text(PromptText prompt) {
    Map<String, String> sections = new LinkedHashMap<>();
    prompt.sections().forEach(section -> sections.put(section.id(), section.text()));
    return new LockContent.Text(prompt.id(), prompt.text(), sections);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
