package io.mcpspec.runtime.install;

import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.config.ConfigEdit;
import io.mcpspec.runtime.install.config.ConfigText;
import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What an installation does to one client's configuration.
 *
 * @param client the client
 * @param before its configuration
 * @param name the entry's name
 * @param entry the entry
 * @param receipt of an earlier installation
 * @param edit the configuration afterwards; empty when it is so already
 * @param isNew whether there is no entry of this name yet
 */
record Change(
    KnownClient client,
    ConfigText before,
    String name,
    JsonObject entry,
    Optional<Receipt> receipt,
    Optional<ConfigEdit> edit,
    boolean isNew) {

  /**
   * @throws InstallException when the configuration is malformed, or holds an entry that was not written here
   */
  static Change of(KnownClient client, ConfigText before, InstallRequest request, JsonObject entry,
      Optional<Receipt> receipt) {
    String name = request.name();
    Optional<Json> present = client.format().find(before, name);
    Optional<ConfigEdit> edit = Optional.empty();
    if (present.isEmpty()) {
      edit = Optional.of(client.format().add(before, name, entry));
    } else if (!present.get().equals(entry)) {
      boolean ours = receipt.filter(known -> present.get().equals(known.entry())).isPresent();
      if (!ours && !request.force()) {
        throw new InstallException(before.file() + " has a server `" + name + "` that `install` did not write"
            + (receipt.isPresent() ? ", or that was changed since" : "") + "; choose another name, `--name NAME`, or"
            + " replace it, `--force`. The file was not changed");
      }
      String written = receipt.map(Receipt::written).orElse("");
      edit = Optional.of(client.format().replace(before, name, entry, written));
    }
    edit.ifPresent(made -> requireThere(client, new ConfigText(before.file(), made.text()), name, entry));
    return new Change(client, before, name, entry, receipt, edit, present.isEmpty());
  }

  private static void requireThere(KnownClient client, ConfigText after, String name, JsonObject entry) {
    if (!client.format().find(after, name).filter(entry::equals).isPresent()) {
      throw new IllegalStateException("the edit of " + after.file() + " would not do what it should; it was not made");
    }
  }

  /** Whether there was no configuration before the first installation. */
  boolean isNewFile() {
    return receipt.map(Receipt::isNewFile).orElseGet(() -> !Files.exists(before.file()));
  }

  /** Whether a copy of the configuration has to be kept before it is changed. */
  boolean needsBackup() {
    return edit.isPresent() && !isNewFile() && receipt.flatMap(Receipt::backup).isEmpty();
  }

  /** Whether the record says nothing of it yet, or another thing. */
  boolean needsReceipt() {
    return edit.isPresent() || receipt.isEmpty();
  }

  /** The record of it. */
  Receipt done(Optional<Path> backup, List<Path> own) {
    String written = edit.map(ConfigEdit::written).orElse("");
    boolean isNewFile = edit.isPresent() && isNewFile();
    return new Receipt(client.id(), before.file(), name, entry, written, isNewFile, backup, own);
  }

  /** One line for people. */
  String text(boolean done) {
    String file = " " + before.file();
    if (edit.isEmpty()) {
      return client.title() + ": `" + name + "` is in" + file + " already";
    }
    String verb = isNew ? done ? "put" : "would put" : done ? "changed" : "would change";
    return client.title() + ": " + verb + " `" + name + "` " + (isNew ? "into" : "in") + file;
  }
}
