package io.mcpspec.release.report.view;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.publish.snapshot.VersionPair;
import io.mcpspec.release.review.Review;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Something of the package that differs.
 *
 * @param kind what kind of thing
 * @param name which of its kind, empty where there is only one
 * @param before its old form, empty when it is new
 * @param after its new form, empty when it is gone
 */
public record PackageChange(Kind kind, String name, Optional<String> before, Optional<String> after) {

  /** What a package has, in the order of a report. */
  public enum Kind {
    NAME("name"),
    VERSION("version"),
    PUBLISHER("publisher"),
    LICENCE("licence"),
    RUNTIME("runtime"),
    DEPENDENCY("dependency"),
    LAUNCH("launch"),
    FILE("file");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** {@code dependency boto3}. */
  public String what() {
    return name.isEmpty() ? kind.word() : kind.word() + " " + name;
  }

  /** All that differs; nothing but the version where a side comes in no package. */
  public static List<PackageChange> of(Review review) {
    Optional<Packaged> before = review.before().packaged();
    Optional<Packaged> after = review.after().packaged();
    List<PackageChange> changes = new ArrayList<>();
    if (before.isPresent() && after.isPresent()) {
      add(changes, Kind.NAME, before.map(Packaged::name), after.map(Packaged::name));
    }
    VersionPair versions = VersionPair.of(review.before(), review.after());
    add(changes, Kind.VERSION, versions.before(), versions.after());
    if (before.isPresent() && after.isPresent()) {
      addContents(changes, before.get(), after.get());
    }
    return List.copyOf(changes);
  }

  private static void addContents(List<PackageChange> changes, Packaged before, Packaged after) {
    add(changes, Kind.PUBLISHER, before.publisher(), after.publisher());
    add(changes, Kind.LICENCE, before.licence(), after.licence());
    add(changes, Kind.RUNTIME, before.runtime(), after.runtime());
    addAll(changes, Kind.DEPENDENCY, ranges(before), ranges(after));
    addAll(changes, Kind.LAUNCH, launches(before), launches(after));
    addAll(changes, Kind.FILE, files(before), files(after));
  }

  private static Map<String, String> ranges(Packaged side) {
    return named(side.dependencies(), Dependency::name, Dependency::range);
  }

  private static Map<String, String> launches(Packaged side) {
    return named(side.launches(), Launch::client, launch -> JsonWriter.compact(launch.configuration()));
  }

  private static Map<String, String> files(Packaged side) {
    return named(side.files(), ServedFile::path, file -> file.size() + " bytes, sha256 " + file.sha256());
  }

  private static <T> Map<String, String> named(List<T> items, Function<T, String> name, Function<T, String> value) {
    Map<String, String> values = new LinkedHashMap<>();
    items.forEach(item -> values.put(name.apply(item), value.apply(item)));
    return values;
  }

  private static void addAll(
      List<PackageChange> changes, Kind kind, Map<String, String> before, Map<String, String> after) {
    TreeSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    for (String name : names) {
      add(changes, kind, name, Optional.ofNullable(before.get(name)), Optional.ofNullable(after.get(name)));
    }
  }

  private static void add(
      List<PackageChange> changes, Kind kind, Optional<String> before, Optional<String> after) {
    add(changes, kind, "", before, after);
  }

  private static void add(
      List<PackageChange> changes, Kind kind, String name, Optional<String> before, Optional<String> after) {
    if (!before.equals(after)) {
      changes.add(new PackageChange(kind, name, before, after));
    }
  }
}
