package io.mcpspec.release.tool;

import io.mcpspec.document.node.Mapping;
import java.util.List;
import java.util.Optional;

/**
 * A tool of one side.
 *
 * @param name its name
 * @param item the list item that is compared: with the full schemas where the side has a catalog
 * @param published the list item that clients get
 * @param served whether clients get it when nothing is chosen
 * @param handled whether its code is known to be written by hand
 * @param group its group, where it has one
 * @param effect {@code read}, {@code write}, {@code destroy} or {@code unknown}, where that is declared
 * @param renamed the names that it had before
 * @param deprecated what is said of its end, where it is on its way out
 */
record ListedTool(
    String name,
    Mapping item,
    Mapping published,
    boolean served,
    boolean handled,
    Optional<String> group,
    Optional<String> effect,
    List<Former> renamed,
    Optional<Mapping> deprecated) {

  /**
   * An older name that still works.
   *
   * @param name the name
   * @param until the version that drops it
   */
  record Former(String name, Optional<String> until) {}

  /** The older name that is called like this, if it still works. */
  Optional<Former> former(String name) {
    return renamed.stream().filter(former -> former.name().equals(name)).findFirst();
  }

  String subject() {
    return "tool/" + name;
  }
}
