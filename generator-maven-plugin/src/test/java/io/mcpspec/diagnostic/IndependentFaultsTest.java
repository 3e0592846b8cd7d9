package io.mcpspec.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.source.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever else is wrong in a spec, every fault shows, and nothing but the faults. */
class IndependentFaultsTest {

  private static final List<InputFile> OTHERS =
      List.of(
          file(
              "tools/zz_two.yaml",
              """
              spec: tool/1
              name: zz_two
              effect: raed
              input: { type: object, properties: { a: { type: strng } } }
              """),
          file(
              "tools/zz_bound.yaml",
              """
              spec: tool/1
              name: zz_bound
              efect: read
              input:
                type: object
                properties:
                  import_arn: { type: string, minLength: 20, maxLength: 1024, pattern: x }
                required: [import_arn]
                additionalProperties: false
              binding: { aws: DescribeImport }
              """),
          file("tools/zz_text.yaml", "spec: tool/1\nname: \"zz_text\n"),
          file("prompts/zz/prompt.yaml", "spec: prompt/1\nid: zz\noutline:\n  - { id: a, text: a.md }\n"),
          file("prompts/zz/a.md", "Ask @{tool.zz_text.city}, not @{tool.zz_txet}.\n"));

  private static final List<String> FOUND_THERE =
      List.of(
          "spec/prompts/zz/a.md:1:31 unknown tool `zz_txet` in `@{tool.zz_txet}`",
          "spec/tools/zz_bound.yaml:3:1 a tool has no key `efect`",
          "spec/tools/zz_bound.yaml:7:44 `minLength: 20` allows what AWS refuses",
          "spec/tools/zz_text.yaml:2:7 a quote is opened and not closed",
          "spec/tools/zz_two.yaml:3:9 unknown effect `raed`",
          "spec/tools/zz_two.yaml:4:49 unknown JSON Schema type `strng`");

  /**
   * Said only when nothing else is wrong: a tool that was left out may be the one that is missed, and mocks and
   * published schemas are made of a sound spec.
   */
  private static final Set<String> NEED_ALL_TOOLS =
      Set.of("binding-poll-writes", "mock-without-sample", "not-published");

  static List<DiagnosticFixture> fixtures() throws IOException {
    return DiagnosticFixture.all();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void allShowAndNothingElse(DiagnosticFixture fixture) throws IOException {
    List<String> expected = new ArrayList<>(FOUND_THERE);
    if (!NEED_ALL_TOOLS.contains(fixture.slug())) {
      fixture.findings("bad").forEach(finding -> expected.add(line(finding)));
    }
    assertThat(fixture.findingsWith(OTHERS)).map(IndependentFaultsTest::line)
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  private static InputFile file(String path, String text) {
    return new InputFile(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private static String line(Diagnostic finding) {
    return finding.span() + " " + finding.message();
  }
}
