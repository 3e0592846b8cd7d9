package io.mcpspec.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The packages that each package imports, read from the sources: bytecode does not show an import that is used for a
 * constant alone, because the compiler copies the constant.
 */
final class Imports {

  private static final String ROOT = "io.mcpspec.";
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?(io\\.mcpspec\\.[a-z0-9.]+)\\.[A-Z]");

  private Imports() {}

  /** Imported packages by package, all without the prefix {@code io.mcpspec.}; a package never imports itself. */
  static Map<String, SortedSet<String>> of(Path sources) throws IOException {
    Map<String, SortedSet<String>> imports = new TreeMap<>();
    for (Path file : javaFiles(sources)) {
      String text = Files.readString(file);
      Matcher declared = PACKAGE.matcher(text);
      if (!declared.find() || !declared.group(1).startsWith(ROOT)) {
        continue;
      }
      String own = declared.group(1).substring(ROOT.length());
      SortedSet<String> known = imports.computeIfAbsent(own, first -> new TreeSet<>());
      IMPORT.matcher(text).results().map(found -> found.group(1).substring(ROOT.length()))
          .filter(name -> !name.equals(own))
          .forEach(known::add);
    }
    return imports;
  }

  static List<Path> javaFiles(Path sources) throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }
}
