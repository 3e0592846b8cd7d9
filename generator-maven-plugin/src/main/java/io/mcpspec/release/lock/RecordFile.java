package io.mcpspec.release.lock;

import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.release.finding.StatusException;
import java.util.ArrayList;
import java.util.List;

/**
 * The file {@code RECORD}, in the form that Python's wheels have: a line for each file with its path, {@code sha256=}
 * and the unpadded base64url of the hash, and its size; itself without both. A dependency is a line without both, too:
 * a package URL such as {@code pkg:maven/org.example/library@1.2.0}.
 *
 * @param files the files, by path
 * @param dependencies exact versions, by name
 */
public record RecordFile(List<ServedFile> files, List<Dependency> dependencies) {

  public static final String NAME = "RECORD";

  private static final String PACKAGE = "pkg:maven/";
  private static final String HASH = "sha256=";
  private static final int COLUMNS = 3;

  public RecordFile {
    files = List.copyOf(files);
    dependencies = List.copyOf(dependencies);
  }

  /** The lines, each with its end. */
  public String text() {
    StringBuilder text = new StringBuilder();
    files.forEach(file -> text.append(column(file.path())).append(',')
        .append(HASH).append(file.sha256()).append(',').append(file.size()).append('\n'));
    text.append(NAME).append(",,\n");
    dependencies.forEach(dependency -> text.append(column(url(dependency))).append(",,\n"));
    return text.toString();
  }

  private static String url(Dependency dependency) {
    return PACKAGE + dependency.name().replace(':', '/') + "@" + dependency.range();
  }

  private static String column(String value) {
    return value.matches("[^\",\\r\\n]*") ? value : '"' + value.replace("\"", "\"\"") + '"';
  }

  /**
   * Reads the file.
   *
   * @param shown its name in messages
   */
  public static RecordFile read(String shown, String text) throws StatusException {
    List<ServedFile> files = new ArrayList<>();
    List<Dependency> dependencies = new ArrayList<>();
    int line = 0;
    for (String row : text.lines().toList()) {
      line++;
      List<String> columns = columns(row);
      boolean plain = columns.size() == COLUMNS && columns.get(1).isEmpty() && columns.get(2).isEmpty();
      if (plain && columns.get(0).matches("pkg:maven/[^/@]+/[^/@]+@.+")) {
        String[] artifact = columns.get(0).substring(PACKAGE.length()).split("@", 2);
        dependencies.add(new Dependency(artifact[0].replace('/', ':'), artifact[1]));
      } else if (columns.size() == COLUMNS && columns.get(1).startsWith(HASH) && isSize(columns.get(2))) {
        String hash = columns.get(1).substring(HASH.length());
        files.add(new ServedFile(columns.get(0), hash, Long.parseLong(columns.get(2))));
      } else if (!plain || !columns.get(0).equals(NAME)) {
        throw StatusException.lock(shown + ":" + line + ": `" + row + "` is no line of a RECORD; expected"
            + " `path,sha256=HASH,SIZE`");
      }
    }
    return new RecordFile(files, dependencies);
  }

  private static boolean isSize(String column) {
    return column.matches("[0-9]{1,18}");
  }

  private static List<String> columns(String row) {
    List<String> columns = new ArrayList<>();
    StringBuilder column = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      if (quoted && c == '"' && i + 1 < row.length() && row.charAt(i + 1) == '"') {
        column.append(row.charAt(++i));
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        columns.add(column.toString());
        column.setLength(0);
      } else {
        column.append(c);
      }
    }
    columns.add(column.toString());
    return columns;
  }
}
