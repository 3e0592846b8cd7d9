package io.mcpspec.release.report.html;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.PackageChange;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.Review;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The places on the page that can be linked to. */
final class Anchors {

  private static final String TOOL = "tool/";

  private final Set<String> known = new TreeSet<>();

  Anchors(Review review) {
    for (PromptReview prompt : review.prompts()) {
      known.add(prompt(prompt.prompt()));
      prompt.sections().forEach(section -> known.add(section(prompt.prompt(), section.id())));
    }
    ToolChanges.of(review).forEach(tool -> known.add(tool(tool.name())));
    review.files().forEach(file -> known.add(file(file.path())));
    if (!PackageChange.of(review).isEmpty()) {
      known.add("package");
    }
  }

  static String prompt(String name) {
    return id("prompt/" + name);
  }

  static String section(String prompt, String section) {
    return id("prompt/" + prompt + "/" + section);
  }

  static String tool(String name) {
    return id(TOOL + name);
  }

  static String file(String path) {
    return id("diff/" + path);
  }

  static String finding(Finding finding) {
    return "f-" + finding.fingerprint();
  }

  /** Where the page shows what a finding is about, if it does: the section, tool or file, else the whole around it. */
  Optional<String> placeOf(String subject) {
    String whole = subject.split("#", 2)[0];
    Optional<String> exact = known(id(whole));
    if (exact.isPresent()) {
      return exact;
    }
    if (whole.startsWith("prompt/")) {
      String[] parts = whole.split("/", 3);
      return known(prompt(parts[1]));
    }
    boolean packaged = whole.startsWith("file/") || whole.startsWith("package") || whole.equals("server");
    return packaged ? known("package") : Optional.empty();
  }

  private Optional<String> known(String id) {
    return known.contains(id) ? Optional.of(id) : Optional.empty();
  }

  /** Letters, digits, hyphens and dots as they are, a slash as {@code --}, anything else by its number. */
  private static String id(String subject) {
    StringBuilder id = new StringBuilder();
    subject.codePoints().forEach(c -> {
      if (c == '/') {
        id.append("--");
      } else if (c < 0x80 && (Character.isLetterOrDigit(c) || c == '-' || c == '.')) {
        id.appendCodePoint(c);
      } else {
        id.append(String.format(Locale.ROOT, "_%X_", c));
      }
    });
    return id.toString();
  }
}
