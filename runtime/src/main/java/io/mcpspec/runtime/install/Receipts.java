package io.mcpspec.runtime.install;

import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.install.machine.Places;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonSyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;

/** The record of what was written where, in a file of its own; it ends with the last entry. */
final class Receipts {

  private final Path file;
  private final List<Receipt> receipts = new ArrayList<>();
  private final List<Path> folders = new ArrayList<>();

  private Receipts(Path file) {
    this.file = file;
  }

  /**
   * @throws InstallException when the file is not what was written
   */
  static Receipts read(Places places) throws IOException {
    Receipts all = new Receipts(places.receipts());
    if (Files.exists(all.file)) {
      try {
        JsonObject json = JsonReader.read(Files.readString(all.file)).asObject().orElse(JsonObject.EMPTY);
        json.items("entries").forEach(item -> all.receipts.add(Receipt.of(item.asObject().orElseThrow())));
        Receipt.paths(json, "folders").forEach(all.folders::add);
      } catch (JsonSyntaxException | NoSuchElementException e) {
        throw new InstallException(
            "`" + all.file + "` is not what `install` wrote; delete it, and `install --force`", e);
      }
    }
    return all;
  }

  /** Where it is written down. */
  Path file() {
    return file;
  }

  List<Receipt> all() {
    return List.copyOf(receipts);
  }

  Optional<Receipt> find(Path configuration, String name) {
    return receipts.stream().filter(receipt -> receipt.isOf(configuration, name)).findFirst();
  }

  /** Makes a folder with those above it, and remembers which were not there. */
  void makeFolder(Path folder) throws IOException {
    List<Path> missing = new ArrayList<>();
    for (Path at = folder; at != null && !Files.exists(at); at = at.getParent()) {
      missing.add(at);
    }
    Files.createDirectories(folder);
    Collections.reverse(missing);
    missing.stream().filter(made -> !folders.contains(made)).forEach(folders::add);
  }

  /** Records an entry in place of an older one of the same name, and writes the record down. */
  void put(Receipt receipt) throws IOException {
    receipts.removeIf(older -> older.isOf(receipt.file(), receipt.name()));
    receipts.add(receipt);
    makeFolder(file.getParent());
    save();
  }

  /** Strikes an entry out. */
  void remove(Receipt receipt) throws IOException {
    receipts.remove(receipt);
    save();
  }

  private void save() throws IOException {
    if (receipts.isEmpty()) {
      Files.deleteIfExists(file);
      return;
    }
    Json entries = Json.array(receipts.stream().map(Receipt::toJson).toList());
    ConfigFile.write(file, JsonObject.builder()
        .put("entries", entries).put("folders", Receipt.strings(folders)).build().toJson() + "\n");
  }

  /** Deletes files of the server that no entry names any more, and folders that were made and hold nothing now. */
  void sweep(List<Path> own) throws IOException {
    for (Path path : own) {
      if (receipts.stream().noneMatch(receipt -> receipt.own().contains(path))) {
        Files.deleteIfExists(path);
        deleteIfEmpty(path.getParent());
      }
    }
    deleteIfEmpty(file.getParent());
    for (int i = folders.size() - 1; i >= 0; i--) {
      deleteIfEmpty(folders.get(i));
      if (!Files.exists(folders.get(i))) {
        folders.remove(i);
      }
    }
    if (!receipts.isEmpty()) {
      save();
    }
  }

  private static void deleteIfEmpty(Path folder) throws IOException {
    if (Files.isDirectory(folder) && isEmpty(folder)) {
      Files.delete(folder);
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> content = Files.list(folder)) {
      return content.findAny().isEmpty();
    }
  }
}
