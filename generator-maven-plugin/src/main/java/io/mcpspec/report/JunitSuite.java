package io.mcpspec.report;

import java.util.List;

/**
 * JUnit's XML, for test reports of CI systems.
 *
 * @param name of the suite
 * @param cases its test cases
 */
public record JunitSuite(String name, List<Case> cases) {

  /**
   * A test case.
   *
   * @param group what it belongs to; JUnit calls it the class
   * @param name of the case
   * @param outcome how it ended
   */
  public record Case(String group, String name, Outcome outcome) {}

  /** How a test case ended. */
  public sealed interface Outcome {}

  /** Nothing is wrong. */
  public record Passed() implements Outcome {}

  /** Nothing fails by it, but there is something to say. */
  public record Told(String text) implements Outcome {}

  /** It fails. */
  public record Failed(String type, String message, String text) implements Outcome {}

  /** Somebody accepted that it would fail. */
  public record Skipped(String message) implements Outcome {}

  /** It could not be judged. */
  public record Broken(String type, String message) implements Outcome {}

  /** The text of the file. */
  public String text() {
    Markup xml = new Markup().verbatim("<?xml version=\"1.0\" encoding=\"UTF-8\"?>").block("testsuites");
    xml.block("testsuite",
        "name", name,
        "tests", String.valueOf(cases.size()),
        "failures", count(Failed.class),
        "errors", count(Broken.class),
        "skipped", count(Skipped.class));
    cases.forEach(each -> write(xml, each));
    return xml.line().close().line().close().line().toString();
  }

  private String count(Class<? extends Outcome> kind) {
    return String.valueOf(cases.stream().filter(each -> kind.isInstance(each.outcome())).count());
  }

  private static void write(Markup xml, Case each) {
    xml.block("testcase", "classname", each.group(), "name", each.name());
    if (each.outcome() instanceof Told told) {
      xml.element("system-out", told.text());
    } else if (each.outcome() instanceof Failed failed) {
      xml.element("failure", failed.text(), "type", failed.type(), "message", failed.message());
    } else if (each.outcome() instanceof Skipped skipped) {
      xml.empty("skipped", "message", skipped.message());
    } else if (each.outcome() instanceof Broken broken) {
      xml.empty("error", "type", broken.type(), "message", broken.message());
    }
    xml.close();
  }
}
