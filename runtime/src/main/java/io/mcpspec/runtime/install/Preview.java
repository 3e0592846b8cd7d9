package io.mcpspec.runtime.install;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which files a command would write and delete, put together without doing either. */
final class Preview {

  private final Path record;
  private final List<Receipt> receipts;
  private final Set<Path> written = new LinkedHashSet<>();
  private final Set<Path> deleted = new LinkedHashSet<>();
  private final Set<Path> released = new LinkedHashSet<>();

  Preview(Receipts receipts) {
    this.record = receipts.file();
    this.receipts = new ArrayList<>(receipts.all());
  }

  void write(Path file) {
    written.add(file);
  }

  void delete(Path file) {
    deleted.add(file);
  }

  /** Records an entry in place of an older one. */
  void put(Receipt receipt) {
    receipts.stream().filter(older -> older.isOf(receipt.file(), receipt.name()))
        .forEach(older -> released.addAll(older.own()));
    receipts.removeIf(older -> older.isOf(receipt.file(), receipt.name()));
    receipts.add(receipt);
    write(record);
  }

  /** Strikes an entry out. */
  void remove(Receipt receipt) {
    receipts.remove(receipt);
    released.addAll(receipt.own());
    write(record);
  }

  /** Lists the files, each on a line of its own. */
  void print(PrintStream out) {
    if (receipts.isEmpty() && written.remove(record)) {
      delete(record);
    }
    receipts.forEach(receipt -> receipt.own().forEach(released::remove));
    deleted.addAll(released);
    print("These files would be written:", written, out);
    print("These files would be deleted:", deleted, out);
  }

  private static void print(String title, Set<Path> files, PrintStream out) {
    if (!files.isEmpty()) {
      out.println(title);
      files.forEach(file -> out.println("  " + file));
    }
  }
}
