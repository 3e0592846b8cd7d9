package io.mcpspec.release.prompt.name;

import java.util.Set;
import java.util.TreeSet;

/**
 * How the names in a text changed.
 *
 * @param gone names of the old text that the new one lacks, sorted
 * @param come names of the new text that the old one lacked, sorted
 */
public record NameChange(Set<String> gone, Set<String> come) {

  public static NameChange of(Set<String> before, Set<String> after) {
    return new NameChange(without(before, after), without(after, before));
  }

  /** Whether some names stand in place of others. */
  public boolean isReplacement() {
    return !gone.isEmpty() && !come.isEmpty();
  }

  /** A set's names that are in no other. */
  public static Set<String> without(Set<String> names, Set<String> others) {
    Set<String> rest = new TreeSet<>(names);
    rest.removeAll(others);
    return rest;
  }
}
