package io.mcpspec.importer.update;

import io.mcpspec.document.edit.YamlComments;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.importer.Remarks;
import io.mcpspec.importer.SpecFile;
import io.mcpspec.importer.ToolFiles;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The files of a spec that become others. */
final class FileChanges {

  private final OldSpec old;
  private final Remarks remarks;
  private final Map<String, InputFile> written = new TreeMap<>();
  private final Set<String> removed = new TreeSet<>();

  FileChanges(OldSpec old, Remarks remarks) {
    this.old = old;
    this.remarks = remarks;
  }

  /** Lets a file say something else, with the rest of its text as it is. */
  void change(String path, String kind, Mapping after) {
    if (!after.equals(old.file(path))) {
      String text = text(new SpecFile(path, kind, after).in(old.sources().file(path).orElseThrow()));
      YamlComments.lost(old.text(path).text(), text).stream()
          .filter(comment -> !comment.equals(ToolFiles.QUESTION))
          .forEach(comment -> remarks.add("a comment went with what it stood at", path + " `" + comment + "`"));
      write(new InputFile(path, text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  void write(InputFile file) {
    boolean same = old.sources().file(file.path()).filter(before -> text(before).equals(text(file))).isPresent();
    if (same) {
      written.remove(file.path());
    } else {
      written.put(file.path(), file);
    }
  }

  void remove(String path) {
    removed.add(path);
  }

  /** The text of a file as it will be. */
  String text(String path) {
    return isWritten(path) ? text(written.get(path)) : text(old.sources().file(path).orElseThrow());
  }

  List<InputFile> written() {
    return List.copyOf(written.values());
  }

  List<String> removed() {
    return removed.stream().filter(path -> !written.containsKey(path)).toList();
  }

  boolean isWritten(String path) {
    return written.containsKey(path);
  }

  /** All files as they are then. */
  SpecSources after() {
    Map<String, InputFile> files = new LinkedHashMap<>();
    old.sources().files().forEach(file -> files.put(file.path(), file));
    removed.forEach(files::remove);
    files.putAll(written);
    return new SpecSources("", List.copyOf(files.values()));
  }

  private static String text(InputFile file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }
}
