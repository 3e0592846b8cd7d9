package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects everything that is wrong with the arguments of one call. Not safe for use by several threads. */
public final class Problems {

  private record Problem(Path path, String text) {}

  private final List<Problem> found = new ArrayList<>();
  private final boolean strict;

  /** No problems so far; numbers and booleans may be spelt in a string. */
  public Problems() {
    this(false);
  }

  /**
   * No problems so far.
   *
   * @param strict whether a string is never taken for the number or boolean that it spells
   */
  Problems(boolean strict) {
    this.strict = strict;
  }

  boolean isStrict() {
    return strict;
  }

  /** A value that is not what the schema wants. */
  public void add(Path path, String expected, Json got) {
    add(path, "expected " + expected + ", got " + Shown.of(got));
  }

  /** Anything else that is wrong at {@code path}. */
  public void add(Path path, String text) {
    found.add(new Problem(path, text));
  }

  void missing(Path path, String expected) {
    add(path, "expected " + expected + ", got nothing");
  }

  void addAll(Problems others) {
    found.addAll(others.found);
  }

  /** Takes in what others know better: about a value that both find wrong, their words stand. */
  public void prefer(Problems others) {
    Map<String, Problem> better = new LinkedHashMap<>();
    others.found.forEach(problem -> better.putIfAbsent(problem.path().toString(), problem));
    found.replaceAll(problem -> Optional.ofNullable(better.remove(problem.path().toString())).orElse(problem));
    others.found.stream().filter(problem -> better.containsKey(problem.path().toString())).forEach(found::add);
  }

  /** Whether something is known to be wrong with the value at {@code path} itself. */
  boolean isTold(Path path) {
    return found.stream().anyMatch(problem -> problem.path().toString().equals(path.toString()));
  }

  public int count() {
    return found.size();
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** Whether what stands at {@code path} itself is wrong, not just something inside. */
  boolean at(Path path) {
    return found.stream().anyMatch(problem -> problem.path() == path);
  }

  /** One line each, such as {@code limit: expected an integer from 1, got 0}. */
  public List<String> lines() {
    return found.stream().map(Problems::line).toList();
  }

  private static String line(Problem problem) {
    return problem.path().isRoot() ? problem.text() : problem.path() + ": " + problem.text();
  }
}
