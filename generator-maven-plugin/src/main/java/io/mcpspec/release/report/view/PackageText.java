package io.mcpspec.release.report.view;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A package written as lines, in the terms of Python's packages, from which the form comes. */
public final class PackageText {

  private PackageText() {}

  /** {@code Name: …}, {@code Version: …}, one line for each thing that is known. */
  public static String metadata(Packaged side) {
    List<String> lines = new ArrayList<>();
    lines.add("Name: " + side.name());
    side.version().ifPresent(version -> lines.add("Version: " + version));
    side.publisher().ifPresent(publisher -> lines.add("Author: " + publisher));
    side.licence().ifPresent(licence -> lines.add("License-Expression: " + licence));
    side.runtime().ifPresent(runtime -> lines.add("Requires: " + runtime));
    side.dependencies().stream().sorted(Comparator.comparing(Dependency::name))
        .forEach(dependency -> lines.add("Requires-Dist: " + dependency.name() + " " + dependency.range()));
    side.launches().stream().sorted(Comparator.comparing(Launch::client))
        .forEach(launch -> lines.add("Launch: " + launch.client() + " " + JsonWriter.compact(launch.configuration())));
    return String.join("\n", lines) + "\n";
  }

  /** {@code path,sha256=…,size}, by path. */
  public static List<String> record(Packaged side) {
    return side.files().stream().sorted(Comparator.comparing(ServedFile::path))
        .map(file -> file.path() + ",sha256=" + file.sha256() + "," + file.size())
        .toList();
  }
}
