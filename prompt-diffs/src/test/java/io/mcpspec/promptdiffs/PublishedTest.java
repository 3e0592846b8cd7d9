package io.mcpspec.promptdiffs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What models will read at the draft release, tools and prompts, is what someone has read and approved. What older
 * releases say is locked.
 */
class PublishedTest {

  private static final Steps.Step STEP = Steps.last();
  private static final Path FOLDER = StepsTest.DIFFS.resolve(STEP.name());
  private static final Approvals TOOLS = new Approvals(FOLDER.resolve("tools"), "json", Meaning.OF_TOOLS);
  private static final Approvals PROMPTS = new Approvals(FOLDER.resolve("prompts"), "md", Meaning.OF_PROMPTS);

  @TestFactory
  Stream<DynamicTest> everyToolIsApproved() {
    return all(TOOLS, Published.tools());
  }

  @TestFactory
  Stream<DynamicTest> everyPromptTextIsApproved() {
    return all(PROMPTS, Published.prompts(STEP.to()));
  }

  @Test
  void nothingApprovedHasGone() throws IOException {
    assertThat(TOOLS.leftOver(Published.tools().keySet())).as("approved tools that are no longer generated").isEmpty();
    assertThat(PROMPTS.leftOver(Published.prompts(STEP.to()).keySet()))
        .as("approved prompt texts that are no longer generated")
        .isEmpty();
  }

  private static Stream<DynamicTest> all(Approvals approvals, SortedMap<String, String> texts) {
    assertThat(texts).isNotEmpty();
    return texts.entrySet().stream()
        .map(text -> DynamicTest.dynamicTest(text.getKey(), () -> approvals.verify(text.getKey(), text.getValue())));
  }
}
