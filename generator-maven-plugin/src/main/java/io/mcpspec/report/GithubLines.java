package io.mcpspec.report;

import java.util.Optional;

/** Workflow commands of GitHub Actions. */
public final class GithubLines {

  private GithubLines() {}

  /** The command that marks the place of a finding, with its line's end. */
  public static String of(ReportedFinding finding) {
    return of(finding.weight(), finding.place(), finding.rule().title(), finding.fullText());
  }

  /**
   * One command, with its line's end.
   *
   * @param place what it marks
   * @param title its headline
   */
  public static String of(Weight weight, Optional<ReportedPlace> place, String title, String text) {
    StringBuilder out = new StringBuilder("::").append(weight.github()).append(' ');
    place.ifPresent(at -> {
      out.append("file=").append(property(at.file())).append(',');
      append(out, "line", at.line());
      append(out, "col", at.column());
    });
    return out.append("title=").append(property(title)).append("::").append(data(text)).append('\n').toString();
  }

  private static void append(StringBuilder out, String name, int value) {
    if (value > 0) {
      out.append(name).append('=').append(value).append(',');
    }
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
