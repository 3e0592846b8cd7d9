package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Section;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PromptResolverTest {

  private static final String FAULTY =
      """
      spec: prompt/1
      id: x
      deliver: { resource: "prompt://x/{version}" }
      budget: { tokens: 0 }
      outline:
        - id: a
          since: 1.1.0
          heading: A
          revisions: [{ at: 1.0.0, heading: B }, { at: 1.2.0, heading: C }]
        - { id: a, heading: A }
        - { id: b }
        - id: c
          heading: C
          revisions: [{ at: 1.1.0, moved: { after: d, under: a } }]
      messages: []
      claims: [{ must: a, must-not: b, why: c }]
      """;

  private static final String FAULTY_INSIDE =
      """
      spec: prompt/1
      id: x
      deliver: { resource: "prompt://x/{version}" }
      outline:
        - id: a
          since: 1.1.0
          heading: A
          text: a.md
          revisions: [{ at: 1.0.0, heading: B }, { at: 1.2.0, heading: C }]
        - { id: b }
        - id: c
          heading: C
          revisions: [{ at: 1.1.0, moved: { after: d, under: a } }]
      claims: [{ must: a, must-not: b, why: c }]
      """;

  private static final String OUTLINE =
      """
      spec: prompt/1
      id: report
      arguments:
        - { name: city }
      outline:
        - id: task
          when: city
          heading: "# Task"
          text: sections/task.md
          revisions:
            - { at: 1.1.0, heading: "# The @{fact.x} task" }
            - { at: 2.0.0, text: sections/new.md, moved: { after: last }, why: it comes last }
          children:
            - { id: raw, raw: true, text: sections/raw.md, before: "", after-heading: " " }
        - id: end
          heading: "# End"
          revisions: [{ at: 1.0.0, text: sections/end.md }, { at: 1.1.0, removed: true, why: done }]
        - { id: last, heading: "# Last" }
      claims:
        - { sections: [task], must-not: "(?i)later", why: now }
      """;

  private static Spec outline() {
    return Spec.of("prompts/report/prompt.yaml", OUTLINE)
        .with("prompts/report/sections/task.md", "Do @{fact.unknown}.\n\n")
        .with("prompts/report/sections/new.md", "Do it.\r\n")
        .with("prompts/report/sections/raw.md", "\uFEFFexact\r\n")
        .with("prompts/report/sections/end.md", "no newline");
  }

  private final Prompt prompt = outline().catalog().prompts().get(0);
  private final List<Section> sections = ((PromptBody.Outline) prompt.body()).sections();

  @Test
  void textsAreLoadedAndTheirReferencesLeftAlone() {
    List<Section.Revision> task = sections.get(0).revisions();
    assertThat(task.get(0).text().orElseThrow().value()).isEqualTo("Do @{fact.unknown}.\n");
    assertThat(task.get(0).text().orElseThrow().span(3, 8)).hasToString("prompts/report/sections/task.md:1:4");
    assertThat(task.get(1).heading().orElseThrow().value()).isEqualTo("# The @{fact.x} task");
    assertThat(task.get(2).text().orElseThrow().value()).isEqualTo("Do it.");
    assertThat(sections.get(1).revisions().get(1).text().orElseThrow().value()).isEqualTo("no newline");
  }

  @Test
  void rawTextIsExact() {
    Section raw = sections.get(0).children().get(0);
    assertThat(raw.raw()).isTrue();
    assertThat(raw.revisions().get(0).text().orElseThrow().value()).isEqualTo("\uFEFFexact\r\n");
    assertThat(raw.before()).contains("");
    assertThat(raw.afterHeading()).contains(" ");
  }

  @Test
  void historyIsInOrder() {
    List<Section.Revision> task = sections.get(0).revisions();
    assertThat(task).extracting(Section.Revision::at)
        .containsExactly(Optional.empty(), Optional.of("1.1.0"), Optional.of("2.0.0"));
    assertThat(task.get(2).move()).contains(new Section.Move(Section.Move.Kind.AFTER, "last"));
    assertThat(sections.get(1).revisions().get(2).removed()).isTrue();
    assertThat(sections.get(1).revisions().get(2).why()).contains("done");
  }

  @Test
  void aPromptWithoutRoutesIsServedAsAPrompt() {
    assertThat(prompt.deliver())
        .isEqualTo(new Prompt.Deliver(Optional.of("report"), Optional.empty(), Optional.empty()));
    assertThat(((PromptBody.Outline) prompt.body()).join()).isEqualTo("\n\n");
    assertThat(prompt.claims().get(0).must()).isFalse();
    assertThat(prompt.claims().get(0).pattern().matcher("see LATER").find()).isTrue();
  }

  @Test
  void messagesHoldTextsAndBlocks() {
    Spec spec = Spec.of(
            "prompts/chat/prompt.yaml",
            """
            spec: prompt/1
            id: chat
            messages:
              - { role: user, text: "Hello @{arg.x}" }
              - { role: assistant, file: answer.md }
              - role: user
                content: { type: image, file: a.png, mimeType: image/png }
              - role: user
                content: { type: resource, resource: { uri: "x://a", file: a.png } }
            """)
        .with("prompts/chat/answer.md", "Hi\n")
        .with("prompts/chat/a.png", new byte[] {1, 2, 3});
    List<PromptBody.Message> messages = ((PromptBody.Messages) spec.catalog().prompts().get(0).body()).messages();
    assertThat(((PromptBody.TextContent) messages.get(0).content()).text().value()).isEqualTo("Hello @{arg.x}");
    assertThat(((PromptBody.TextContent) messages.get(1).content()).text().value()).isEqualTo("Hi");
    assertThat(JsonWriter.compact(((PromptBody.Block) messages.get(2).content()).block()))
        .isEqualTo("{\"type\":\"image\",\"data\":\"AQID\",\"mimeType\":\"image/png\"}");
    assertThat(JsonWriter.compact(((PromptBody.Block) messages.get(3).content()).block()))
        .isEqualTo("{\"type\":\"resource\",\"resource\":{\"uri\":\"x://a\",\"blob\":\"AQID\"}}");
  }

  @Test
  void aHandlerIsEnough() {
    Spec spec = Spec.of("prompts/x/prompt.yaml", "spec: prompt/1\nid: x\nhandler: true\n");
    assertThat(spec.catalog().prompts().get(0).body()).isEqualTo(new PromptBody.Handler());
  }

  @Test
  void reportsWhatCannotBeBeforeItLooksInside() {
    Spec broken = Spec.of("prompts/x/prompt.yaml", FAULTY);
    assertThat(broken.findings()).containsExactly(
        "prompts/x/prompt.yaml:4:19: a budget of `0` tokens",
        "prompts/x/prompt.yaml:10:11: the section `a` is declared twice",
        "prompts/x/prompt.yaml:15:11: a prompt has `outline`, `messages`, of which only one can be");
  }

  @Test
  void reportsWhatCannotBe() {
    Spec broken = Spec.of("prompts/x/prompt.yaml", FAULTY_INSIDE);
    assertThat(broken.findings()).containsExactly(
        "prompts/x/prompt.yaml:3:22: the resource's URI has to have the variable `{release}`, and no other",
        "prompts/x/prompt.yaml:8:11: there is no file `prompts/x/a.md`",
        "prompts/x/prompt.yaml:9:23: `1.0.0` does not come after the release before it",
        "prompts/x/prompt.yaml:9:50: unknown release `1.2.0`",
        "prompts/x/prompt.yaml:10:11: the section `b` begins with nothing",
        "prompts/x/prompt.yaml:13:19: `c` is moved without a reason",
        "prompts/x/prompt.yaml:13:56: a move has `after`, `under`, of which only one can be",
        "prompts/x/prompt.yaml:14:31: a claim has `must`, `must-not`, of which only one can be");
  }

  @Test
  void anInfoStringAndALiteralAreChecked() {
    String written =
        """
        spec: prompt/1
        id: report
        outline:
          - { id: a, heading: "# A", fence: "md `x`" }
          - { id: b, heading: "# B", literals: [{ fact: size, why: by chance }] }
        """;
    assertThat(Spec.of("prompts/report/prompt.yaml", written).findings()).containsExactly(
        "prompts/report/prompt.yaml:4:37: an info string has no backtick and no line break",
        "prompts/report/prompt.yaml:5:49: unknown fact `size`");
  }
}
