package io.mcpspec.release.packaging;

import io.mcpspec.release.finding.Finding;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which changed files are explained by what was found: a prompt's text by a finding on the prompt, a library's files by
 * a finding on the library. What says nothing but the version needs no other explanation.
 */
record Explained(List<Finding> findings) {

  private static final Pattern OF_THE_VERSION = Pattern.compile(
      "(?:.*/)?(?:RECORD|METADATA|WHEEL|MANIFEST\\.MF|pom\\.properties|mcp\\.lock\\.json|PKG-INFO)"
          + "|META-INF/maven/.*|mcp-spec/run/server\\.json");
  private static final Pattern OF_THE_SURFACE =
      Pattern.compile("(?:mcp-spec/)?(?:surface|catalog)\\.json|mcp-spec/run/.*");
  private static final Pattern PROMPT = Pattern.compile("(?:.*/)?prompts/([^/]+?)(?:/.*|\\.md)");
  private static final Pattern CODE =
      Pattern.compile(".*\\.(?:class|jar|py|pyc|js|mjs|cjs|ts|so|dll|dylib|exe|sh|rb|go|rs|wasm)");

  boolean covers(String path) {
    if (OF_THE_VERSION.matcher(path).matches()) {
      return true;
    }
    if (OF_THE_SURFACE.matcher(path).matches()) {
      return findings.stream().anyMatch(finding -> !finding.subject().startsWith("package"));
    }
    Matcher prompt = PROMPT.matcher(path);
    return prompt.matches() && isAbout("prompt/" + prompt.group(1)) || isOfChangedLibrary(path);
  }

  static boolean isCode(String path) {
    return CODE.matcher(path.toLowerCase(Locale.ROOT)).matches();
  }

  private boolean isAbout(String subject) {
    return findings.stream()
        .anyMatch(finding -> finding.subject().equals(subject) || finding.subject().startsWith(subject + "/"));
  }

  /** A library's classes lie below its group's name. */
  private boolean isOfChangedLibrary(String path) {
    return findings.stream()
        .filter(DependencyComparison::isFinding)
        .map(finding -> finding.subject().replaceFirst("^package/", "").split(":", 2)[0].replace('.', '/'))
        .anyMatch(group -> group.contains("/") && path.startsWith(group + "/"));
  }
}
