package io.mcpspec.release.report;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.review.Review;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reviews as reports are tested with. */
final class Samples {

  private static final String OLD_TOOLS = """
      {"tools": [{"name": "put_item", "description": "Writes an item.", "inputSchema": {"type": "object",
        "properties": {"table_name": {"type": "string", "maxLength": 1024}, "item": {"type": "object"}},
        "required": ["item"]}}]}
      """;
  private static final String NEW_TOOLS = """
      {"tools": [{"name": "put_item", "description": "Writes an item <b>at once</b>.", "inputSchema": {"type": "object",
        "properties": {"table_name": {"type": "string", "maxLength": 255}, "item": {"type": "object"}},
        "required": ["item", "table_name"]}}]}
      """;

  private Samples() {}

  /** By name, each a golden for each format. */
  static Map<String, Review> all() {
    return new TreeMap<>(Map.of("step", step(), "nothing", nothing(), "unread", unread()));
  }

  /** A step in which something of every kind changed. */
  static Review step() {
    return findings(new ReviewBuilder("Breaks agents and clients that hold an older list of tools; 1 tool changed; "
            + "prompt architect changed in 5 of 6 sections."))
        .status(Status.FINDINGS)
        .sides(before(), after())
        .accept(Rule.PROMPT_REMOVED_OR_RENAMED, Level.BREAKING, "prompt/legacy", "the prompt `legacy` is gone",
            "nobody has asked for it | since 0.9 @octocat")
        .prompt(SamplePrompt.review())
        .file("prompts/architect.md", 2, "@@ -1,5 +1,5 @@ # Role",
            " # Role and objectives",
            "-You should ask at most five questions.", "+You MUST ask at most three questions.",
            "~2 lines: format only", " ```json", "+</script><script>alert(1)</script>\u001b[31m")
        .file("tools/scan.json", 0, "@@ -0,0 +1,3 @@", "+{", "+  \"name\": \"scan\"", "+}")
        .build();
  }

  private static ReviewBuilder findings(ReviewBuilder review) {
    return review
        .find(Rule.UNEXPLAINED_FILE_CHANGE, Level.BREAKING, "file/run/calls.json",
            "file `run/calls.json` changed, but no finding says why", 0)
        .find(Rule.INPUT_BECAME_REQUIRED, Level.BREAKING, "tool/put_item#/input/properties/table_name",
            "tool `put_item`: input `table_name` must now be given", 0)
        .find(Rule.INPUT_CONSTRAINT_TIGHTENED, Level.BREAKING, "tool/put_item#/input/properties/table_name",
            "tool `put_item`: input `table_name` maxLength 1024 → 255", 0)
        .find(Rule.FILE_REFERENCE_CHANGED, Level.BREAKING, "prompt/architect/workflow",
            "section `workflow` names data\u2011model.md, no longer requirement.md", 14)
        .find(Rule.TOOL_DESCRIPTION_CHANGED, Level.RISKY, "tool/put_item",
            "tool `put_item`: description says “<b>at once</b>”: 100% new", 0)
        .find(Rule.SECTION_REMOVED, Level.RISKY, "prompt/architect/costs", "section `costs`: removed, 210 tokens", 30)
        .find(Rule.NORMATIVE_STRENGTH_CHANGED, Level.RISKY, "prompt/architect/role",
            "section `role`: should → MUST in “ask at most …”", 2)
        .find(Rule.FIGURE_CHANGED, Level.RISKY, "prompt/architect/role", "section `role`: five → three questions", 2)
        .find(Rule.DEPENDENCY_OR_RUNTIME_CHANGED, Level.COMPATIBLE, "package/boto3",
            "dependency `boto3` is pinned now", 0)
        .find(Rule.FORMAT_ONLY, Level.DOCS, "prompt/architect/workflow",
            "section `workflow`: 2 lines differ in form only", 12);
  }

  /** Two sides that say the same. */
  static Review nothing() {
    return new ReviewBuilder("Nothing changed.")
        .sides(ReviewBuilder.side("1.0.8", "{}", Optional.empty()), ReviewBuilder.side("1.0.8", "{}", Optional.empty()))
        .build();
  }

  /** A side that could not be loaded. */
  static Review unread() {
    return Review.notMade(Status.LOAD, "1.0.5", "server.jar",
        "server.jar is no server: it has no mcp-spec/surface.json; give a jar that mcp-spec built.");
  }

  /** Three hundred findings, with lines that no screen holds. */
  static Review many() {
    ReviewBuilder review = new ReviewBuilder("Breaks agents and clients that hold an older list of tools; 100 tools "
        + "changed.").status(Status.FINDINGS);
    for (int i = 0; i < 100; i++) {
      String tool = "tool/" + "a_rather_long_name_".repeat(3) + i;
      review.find(Rule.INPUT_PARAM_REMOVED, Level.BREAKING, tool + "#/input/properties/x", "`x` is gone " + i, 0);
      review.find(Rule.TOOL_DESCRIPTION_CHANGED, Level.RISKY, tool, "W".repeat(20 * i), 0);
      review.find(Rule.INPUT_OPTIONAL_PARAM_ADDED, Level.COMPATIBLE, tool + "#/input/properties/y", "new: `y` " + i, 0);
    }
    return review.file("surface.json", 0, "@@ -1 +1 @@", "-" + "x".repeat(9_000), "+" + "y".repeat(9_000)).build();
  }

  private static Snapshot before() {
    return ReviewBuilder.side("1.0.5", OLD_TOOLS, Optional.of(packaged("1.0.5", ">=1.28.0", "uvx",
        new ServedFile("prompts/architect.md", "c8_Fna7CAJdUc", 41_548), new ServedFile("run/calls.json", "aa", 9))));
  }

  private static Snapshot after() {
    return ReviewBuilder.side("1.0.8", NEW_TOOLS, Optional.of(packaged("1.0.8", "==1.40.5", "uv",
        new ServedFile("prompts/architect.md", "gaWjHmTu2oFiF", 39_866), new ServedFile("run/calls.json", "bb", 9))));
  }

  private static Packaged packaged(String version, String range, String command, ServedFile... files) {
    Launch launch = new Launch("cursor", ReviewBuilder.json("{\"command\": \"" + command + "\", \"args\": [\"a|b\"]}"));
    List<Dependency> dependencies = List.of(new Dependency("boto3", range), new Dependency("loguru", "0.7.3"));
    return new Packaged("dynamodb-mcp-server", Optional.of(version), Optional.of("io.mcpspec"),
        Optional.of("Apache-2.0"), Optional.of("Java 17"), dependencies, List.of(launch), List.of(files));
  }
}
