package io.mcpspec.release.packaging;

import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;

/** Finds in a Markdown page how clients are told to start the server: JSON examples, and links that install it. */
public final class LaunchSnippets {

  private static final List<String> KEYS = List.of("mcpServers", "servers");

  private LaunchSnippets() {}

  /** The configurations in the order of the page; an example is called by the heading above it. */
  public static List<Launch> in(String markdown) {
    List<Launch> all = new ArrayList<>();
    Matcher links = InstallLink.FORM.matcher(markdown);
    while (links.find()) {
      InstallLink.decode(links).ifPresent(all::add);
    }
    String heading = "";
    for (Block block : MarkdownText.of(markdown).blocks()) {
      if (block instanceof Block.Heading above) {
        heading = above.title().toLowerCase(Locale.ROOT);
      } else if (block instanceof Block.Code code
          && code.fence().filter(fence -> fence.info().startsWith("json")).isPresent()) {
        addExamples(code.content(), heading, all);
      }
    }
    return List.copyOf(all);
  }

  private static void addExamples(String json, String heading, List<Launch> all) {
    Mapping example = InstallLink.json(json).orElse(null);
    if (example == null) {
      return;
    }
    for (String key : KEYS) {
      if (example.get(key).orElse(null) instanceof Mapping servers) {
        for (Mapping.Entry server : servers.entries()) {
          addServer(server.value(), heading, all);
        }
      }
    }
  }

  private static void addServer(Node server, String heading, List<Launch> all) {
    if (server instanceof Mapping configuration) {
      all.add(new Launch(name(heading, all), configuration));
    }
  }

  /** Several examples below one heading are told apart by their numbers. */
  private static String name(String heading, List<Launch> all) {
    String name = heading.isEmpty() ? "example" : heading;
    long same = all.stream().filter(launch -> launch.client().replaceFirst(" \\(\\d+\\)$", "").equals(name)).count();
    return same == 0 ? name : name + " (" + (same + 1) + ")";
  }
}
