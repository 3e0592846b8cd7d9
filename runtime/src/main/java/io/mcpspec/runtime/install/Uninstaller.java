package io.mcpspec.runtime.install;

import io.mcpspec.runtime.install.client.Clients;
import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.config.ConfigText;
import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.install.machine.InstallLock;
import io.mcpspec.runtime.install.machine.Places;
import io.mcpspec.runtime.install.machine.Platform;
import io.mcpspec.runtime.json.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes a server out of clients' configurations, and deletes what was made for it.
 *
 * @param server the server's name
 * @param platform where things are
 * @param isTrial whether it only says what it would do
 * @param out for what was done
 */
public record Uninstaller(String server, Platform platform, boolean isTrial, PrintStream out) {

  /**
   * Undoes every installation of this name, in whatever client. One that cannot be undone does not keep the others.
   *
   * @throws InstallException naming those that could not be undone
   */
  public void uninstallAll(Clients clients, String name, boolean force) throws IOException, InterruptedException {
    InstallLock.alone(Places.of(platform, server), InstallLock.LONGEST_WAIT, () -> undoAll(clients, name, force));
  }

  private void undoAll(Clients clients, String name, boolean force) throws IOException {
    Receipts receipts = Receipts.read(Places.of(platform, server));
    Preview preview = new Preview(receipts);
    List<Receipt> own = receipts.all().stream().filter(receipt -> receipt.name().equals(name)).toList();
    if (own.isEmpty()) {
      out.println("`" + name + "` was installed into no client");
    }
    List<String> faults = new ArrayList<>();
    for (Receipt receipt : own) {
      attempt(faults, () -> {
        KnownClient client = clients.client(receipt.client()).orElseThrow(() -> new InstallException(
            "it was installed into `" + receipt.client() + "`, a client that this version does not know"));
        undo(client, receipt, receipts, preview, force);
      });
    }
    end(preview, faults);
  }

  private static void attempt(List<String> faults, Patience.Step step) throws IOException {
    try {
      Patience.with(step);
    } catch (InstallException fault) {
      faults.add(fault.getMessage());
    }
  }

  private void end(Preview preview, List<String> faults) {
    show(preview);
    if (!faults.isEmpty()) {
      throw new InstallException(String.join("\n", faults));
    }
  }

  /**
   * Undoes the installation into some clients.
   *
   * @param force whether an entry may be removed that was not written here
   * @throws InstallException when it was not, or was changed since
   */
  public void uninstall(List<KnownClient> clients, String name, boolean force)
      throws IOException, InterruptedException {
    InstallLock.alone(Places.of(platform, server), InstallLock.LONGEST_WAIT, () -> {
      Receipts receipts = Receipts.read(Places.of(platform, server));
      Preview preview = new Preview(receipts);
      List<String> faults = new ArrayList<>();
      for (KnownClient client : clients) {
        attempt(faults, () -> undoOrRemove(client, name, receipts, preview, force));
      }
      end(preview, faults);
    });
  }

  private void undoOrRemove(KnownClient client, String name, Receipts receipts, Preview preview, boolean force)
      throws IOException {
    Optional<Receipt> receipt = receipts.find(client.file(platform), name);
    if (receipt.isPresent()) {
      undo(client, receipt.get(), receipts, preview, force);
    } else {
      remove(client, name, preview, force);
    }
  }

  private void show(Preview preview) {
    if (isTrial) {
      preview.print(out);
    }
  }

  /** Takes out what nothing is recorded of. */
  private void remove(KnownClient client, String name, Preview preview, boolean force) throws IOException {
    Path file = client.file(platform);
    ConfigText config = ConfigFile.read(file);
    if (client.format().find(config, name).isEmpty()) {
      out.println(client.title() + ": there is no `" + name + "` in " + file);
      return;
    }
    requireForce(file, name, force);
    String text = client.format().remove(config, name);
    if (isTrial) {
      preview.write(ConfigFile.backup(file, name));
      preview.write(file);
    } else {
      ConfigFile.backUp(file, name);
      ConfigFile.write(config, text);
    }
    say(client, name, file);
  }

  private void undo(KnownClient client, Receipt receipt, Receipts receipts, Preview preview, boolean force)
      throws IOException {
    ConfigText config = ConfigFile.read(receipt.file());
    Optional<Json> present = client.format().find(config, receipt.name());
    if (present.isPresent() && !present.get().equals(receipt.entry())) {
      requireForce(receipt.file(), receipt.name(), force);
    }
    Optional<String> text =
        present.isPresent() ? Optional.of(without(client, receipt, config)) : Optional.empty();
    if (isTrial) {
      show(receipt, text, preview);
      say(client, receipt.name(), receipt.file());
      return;
    }
    if (text.isPresent()) {
      write(receipt, config, text.get());
    }
    if (receipt.backup().isPresent()) {
      Files.deleteIfExists(receipt.backup().get());
    }
    receipts.remove(receipt);
    receipts.sweep(receipt.own());
    say(client, receipt.name(), receipt.file());
  }

  /** To the byte what it was, unless the file was changed around the entry since. */
  private static String without(KnownClient client, Receipt receipt, ConfigText config) {
    String text = config.text();
    String written = receipt.written();
    int at = text.indexOf(written);
    boolean once = !written.isEmpty() && at >= 0 && text.indexOf(written, at + 1) < 0;
    return once
        ? text.substring(0, at) + text.substring(at + written.length())
        : client.format().remove(config, receipt.name());
  }

  private static void show(Receipt receipt, Optional<String> text, Preview preview) {
    if (text.isPresent() && leavesNothing(receipt, text.get())) {
      preview.delete(receipt.file());
    } else if (text.isPresent()) {
      preview.write(receipt.file());
    }
    receipt.backup().ifPresent(preview::delete);
    preview.remove(receipt);
  }

  private static boolean leavesNothing(Receipt receipt, String text) {
    return text.isEmpty() && receipt.isNewFile();
  }

  private static void write(Receipt receipt, ConfigText before, String text) throws IOException {
    if (leavesNothing(receipt, text)) {
      Files.delete(receipt.file());
    } else {
      ConfigFile.write(before, text);
    }
  }

  private static void requireForce(Path file, String name, boolean force) {
    if (!force) {
      throw new InstallException(file + " has a server `" + name + "` that `install` did not write, or that was changed"
          + " since; remove it all the same with `--force`. The file was not changed");
    }
  }

  private void say(KnownClient client, String name, Path file) {
    out.println(client.title() + ": " + (isTrial ? "would take" : "took") + " `" + name + "` out of " + file);
  }
}
