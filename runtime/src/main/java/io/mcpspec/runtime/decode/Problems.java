package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Collects everything that is wrong with the arguments of one call. Not safe for use by several threads. */
public final class Problems {

  private record Problem(Path path, String text) {}

  private final List<Problem> found = new ArrayList<>();

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

  /** Adds those of {@code others} that are about values of which nothing is known to be wrong. */
  public void addWhereNone(Problems others) {
    Set<String> told = found.stream().map(problem -> problem.path().toString()).collect(Collectors.toSet());
    others.found.stream().filter(problem -> !told.contains(problem.path().toString())).forEach(found::add);
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
