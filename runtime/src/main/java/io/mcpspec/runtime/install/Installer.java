package io.mcpspec.runtime.install;

import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.client.Launch;
import io.mcpspec.runtime.install.config.ConfigEdit;
import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.install.machine.InstallLock;
import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.install.machine.Places;
import io.mcpspec.runtime.install.machine.Platform;
import io.mcpspec.runtime.install.machine.ServerJar;
import io.mcpspec.runtime.install.machine.Sha256;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.surface.Manifest;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts a server into clients' configurations: copies its jar to a place of its own, makes the class-data archive, and
 * writes an entry that starts that copy. Done again, it changes nothing.
 *
 * @param manifest what the server is
 * @param jar its jar
 * @param jvm what is to run it
 * @param archiving makes the archive
 * @param platform where things are
 * @param out for what was done
 */
public record Installer(
    Manifest manifest, ServerJar jar, Jvm jvm, Archiving archiving, Platform platform, PrintStream out) {

  /** Makes a class-data archive of a jar. */
  @FunctionalInterface
  public interface Archiving {

    /**
     * @throws InstallException when the machine makes none
     */
    void make(Path jar, Path archive) throws IOException, InterruptedException;
  }

  /** How clients would start the server. */
  public Launch launch(InstallRequest request) {
    return launch(request, Optional.of(places().archive(jar, jvm)));
  }

  /** How it can be started as things are now: from the copy only where it was installed already. */
  public Launch present(InstallRequest request) {
    Optional<Path> archive = Optional.of(places().archive(jar, jvm)).filter(Files::exists);
    return Files.exists(copy())
        ? launch(request, copy(), archive)
        : launch(request, jar.file(), Optional.empty());
  }

  private Launch launch(InstallRequest request, Optional<Path> archive) {
    return launch(request, copy(), archive);
  }

  private Launch launch(InstallRequest request, Path file, Optional<Path> archive) {
    List<String> arguments = new ArrayList<>(Jvm.options(archive));
    arguments.addAll(List.of("-jar", file.toString()));
    arguments.addAll(request.arguments());
    return new Launch(jvm.java().toString(), arguments, request.environment());
  }

  private Places places() {
    return Places.of(platform, manifest.name());
  }

  private Path copy() {
    return places().jar(jar, manifest.version());
  }

  /** Says what would be done, and which files that would write and delete. */
  public void show(List<KnownClient> clients, InstallRequest request) throws IOException {
    Receipts receipts = Receipts.read(places());
    Preview preview = new Preview(receipts);
    uncopied().forEach(file -> preview.write(jar.beside(copy(), file)));
    Path archive = places().archive(jar, jvm);
    if (!Files.exists(archive)) {
      preview.write(archive);
    }
    List<Path> own = new ArrayList<>(copies());
    own.add(archive);
    for (KnownClient client : clients) {
      Change change = change(client, request, launch(request), receipts);
      out.println(change.text(false));
      show(change, own, preview);
    }
    preview.print(out);
  }

  private static void show(Change change, List<Path> own, Preview preview) {
    Path file = change.before().file();
    if (change.needsBackup()) {
      preview.write(ConfigFile.backup(file, change.name()));
    }
    if (change.edit().isPresent()) {
      preview.write(file);
    }
    if (change.needsReceipt()) {
      preview.put(change.done(Optional.empty(), own));
    }
  }

  /**
   * Does it: nothing is written before it is known that all of it can be.
   *
   * @throws InstallException when a configuration is malformed or has an entry of this name that was not written here
   */
  public void install(List<KnownClient> clients, InstallRequest request) throws IOException, InterruptedException {
    InstallLock.alone(places(), InstallLock.LONGEST_WAIT, () -> install(clients, request, Receipts.read(places())));
  }

  private void install(List<KnownClient> clients, InstallRequest request, Receipts receipts)
      throws IOException, InterruptedException {
    for (KnownClient client : clients) {
      change(client, request, launch(request), receipts);
    }
    try {
      copyJar(receipts);
      Optional<Path> archive = archive(receipts);
      List<Path> own = new ArrayList<>(copies());
      archive.ifPresent(own::add);
      for (KnownClient client : clients) {
        Patience.with(() -> apply(change(client, request, launch(request, archive), receipts), receipts, own));
      }
    } finally {
      List<Path> unnamed = new ArrayList<>(copies()); // what broke off leaves no file that nothing names
      unnamed.add(places().archive(jar, jvm));
      receipts.sweep(unnamed);
    }
  }

  private Change change(KnownClient client, InstallRequest request, Launch launch, Receipts receipts)
      throws IOException {
    Path file = client.file(platform);
    JsonObject entry = launch.entry(client);
    return Change.of(client, ConfigFile.read(file), request, entry, receipts.find(file, request.name()));
  }

  private List<Path> copies() {
    return jar.files().stream().map(file -> jar.beside(copy(), file)).toList();
  }

  /** The server's files that have no copy yet. */
  private List<Path> uncopied() {
    List<Path> uncopied = new ArrayList<>();
    for (Path file : jar.files()) {
      Path copy = jar.beside(copy(), file);
      if (!Files.exists(copy) || !Sha256.of(copy).equals(Sha256.of(file))) {
        uncopied.add(file);
      }
    }
    return uncopied;
  }

  private void copyJar(Receipts receipts) throws IOException {
    for (Path file : uncopied()) {
      Path copy = jar.beside(copy(), file);
      receipts.makeFolder(copy.getParent());
      Path temporary = copy.resolveSibling("." + copy.getFileName());
      Files.copy(file, temporary, StandardCopyOption.REPLACE_EXISTING);
      Files.move(temporary, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** The archive; empty where the machine makes none, and the server starts without. */
  private Optional<Path> archive(Receipts receipts) throws IOException, InterruptedException {
    Path archive = places().archive(jar, jvm);
    if (Files.exists(archive)) {
      return Optional.of(archive);
    }
    receipts.makeFolder(archive.getParent());
    try {
      archiving.make(copy(), archive);
      return Optional.of(archive);
    } catch (InstallException none) {
      out.println("without a class-data archive, so the server starts slower: " + none.getMessage());
      return Optional.empty();
    }
  }

  private void apply(Change change, Receipts receipts, List<Path> own) throws IOException {
    if (change.edit().isPresent()) {
      write(change, change.edit().get(), receipts, own);
    } else if (change.needsReceipt()) { // the record was lost
      receipts.put(change.done(Optional.empty(), own));
    }
    out.println(change.text(true));
  }

  private static void write(Change change, ConfigEdit edit, Receipts receipts, List<Path> own) throws IOException {
    Path file = change.before().file();
    Optional<Path> backup = change.receipt().flatMap(Receipt::backup);
    if (change.needsBackup()) {
      backup = Optional.of(ConfigFile.backUp(file, change.name()));
    }
    List<Path> unused = change.receipt().map(Receipt::own).orElse(List.of());
    receipts.makeFolder(file.getParent());
    receipts.put(change.done(backup, own));
    ConfigFile.write(change.before(), edit.text());
    receipts.sweep(unused);
  }
}
