package io.mcpspec.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every link of the site leads somewhere, and nothing comes from the network. */
@RequiresTool(Tool.NODE)
class SiteLinksIT {

  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
  private static final Pattern LOADED =
      Pattern.compile("(?:<(?:script|img|link|iframe)[^>]*(?:src|href)=\"|url\\(|@import )[\"']?(?:https?:)?//");

  private final Map<Path, Set<String>> anchors = new HashMap<>();

  @BeforeAll
  static void build() throws Exception {
    BuiltSite.build();
  }

  @Test
  void everyLinkHasItsPageAndAnchor() throws IOException {
    List<String> dead = new ArrayList<>();
    for (String page : BuiltSite.pages()) {
      for (String address : BuiltSite.addresses(page)) {
        if (!address.matches("[a-z]+:.*") && !leadsSomewhere(page, URI.create(address))) {
          dead.add(page + " -> " + address);
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private boolean leadsSomewhere(String page, URI address) throws IOException {
    Path from = BuiltSite.FOLDER.resolve(page);
    Path target = address.getPath().isEmpty() ? from : from.resolveSibling(address.getPath()).normalize();
    return Files.isRegularFile(target)
        && (address.getFragment() == null || anchors(target).contains(address.getFragment()));
  }

  private Set<String> anchors(Path page) throws IOException {
    Set<String> known = anchors.get(page);
    if (known == null) {
      known = ID.matcher(Files.readString(page)).results().map(id -> id.group(1)).collect(Collectors.toSet());
      anchors.put(page, known);
    }
    return known;
  }

  @Test
  void everyExplainedCodeHasAPage() throws IOException {
    List<String> pages = BuiltSite.pages();
    assertThat(pages).contains("index.html", "guide/releases.html", "explanation/architecture.html",
        "explanation/decisions/001-early-binding.html", "files/LICENSE.html");
    assertThat(pages).containsAll(pagesOf("diagnostic/explain", "findings"));
    assertThat(pages).containsAll(pagesOf("release/finding/rules", "rules"));
  }

  private static List<String> pagesOf(String resources, String folder) throws IOException {
    try (var files = Files.list(Path.of("src/main/resources/io/mcpspec", resources))) {
      List<String> pages = files.map(file -> file.getFileName().toString().replace(".md", ".html"))
          .map(name -> folder + "/" + name).toList();
      assertThat(pages).isNotEmpty();
      return pages;
    }
  }

  @Test
  void nothingIsLoadedFromTheNetwork() throws IOException {
    List<String> found = new ArrayList<>();
    try (var files = Files.walk(BuiltSite.FOLDER)) {
      for (Path file : files.filter(path -> path.toString().matches(".*\\.(html|css|js|svg)")).toList()) {
        if (LOADED.matcher(Files.readString(file)).find()) {
          found.add(file.toString());
        }
      }
    }
    assertThat(found).isEmpty();
  }
}
