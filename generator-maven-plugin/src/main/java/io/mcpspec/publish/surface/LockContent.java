package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a lock is made of.
 *
 * @param server the server's name
 * @param version the release that is locked
 * @param draft whether that release may still change; what is locked for good is none
 * @param surface what a client sees: {@code initialize}, {@code prompts}, {@code resources}, …
 * @param tools the list items of all tools that can be served, groups that are off included
 * @param prompts the texts
 * @param packaged what is known of the package: {@code name}, {@code version}, {@code licence}, …
 * @param files the files that all this stands in
 */
public record LockContent(
    String server,
    String version,
    boolean draft,
    Mapping surface,
    List<Mapping> tools,
    List<Text> prompts,
    Optional<Mapping> packaged,
    List<File> files) {

  /**
   * A prompt's text.
   *
   * @param name the prompt's name
   * @param text all of it
   * @param sections what it is made of, in order, by id
   */
  public record Text(String name, String text, Map<String, String> sections) {}

  /**
   * A file.
   *
   * @param path where it is, with slashes
   * @param content its bytes
   */
  public record File(String path, byte[] content) {}

  public LockContent {
    tools = List.copyOf(tools);
    prompts = List.copyOf(prompts);
    files = List.copyOf(files);
  }
}
