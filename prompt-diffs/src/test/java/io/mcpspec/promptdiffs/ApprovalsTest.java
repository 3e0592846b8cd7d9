package io.mcpspec.promptdiffs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApprovalsTest {

  @TempDir private Path folder;

  @Test
  void anApprovedTextPassesAndLeavesNothingBehind() throws IOException {
    Files.writeString(folder.resolve("scan.approved.json"), "{\n}\n");

    approvals().verify("scan", "{\n}\n");

    assertThat(received()).doesNotExist();
  }

  @Test
  void aTextThatNobodyApprovedFailsAndIsNotApproved() {
    assertThatThrownBy(() -> approvals().verify("scan", "{}\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("scan.approved.json is not approved yet");

    assertThat(received()).hasContent("{}\n");
    assertThat(folder.resolve("scan.approved.json")).doesNotExist();
  }

  @Test
  void aChangedTextFailsWithTheLinesThatDiffer() throws IOException {
    Files.writeString(folder.resolve("scan.approved.json"), "same\nbefore\n");

    assertThatThrownBy(() -> approvals().verify("scan", "same\nafter\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("rename it to .approved")
        .hasMessageContaining("one thing changed")
        .hasMessageContaining("Changed content at line 2")
        .hasMessageContaining("before")
        .hasMessageContaining("after");
    assertThat(received()).hasContent("same\nafter\n");
    assertThat(folder.resolve("scan.approved.json")).hasContent("same\nbefore\n");
  }

  @Test
  void anApprovedTextThatIsNoLongerGeneratedIsNamed() throws IOException {
    Files.createDirectories(folder.resolve("architect"));
    Files.writeString(folder.resolve("architect/1.0.5.approved.json"), "{}");
    Files.writeString(folder.resolve("scan.approved.json"), "{}");

    assertThat(approvals().leftOver(List.of("scan"))).containsExactly("architect/1.0.5");
  }

  private Approvals approvals() {
    return new Approvals(folder, "json", (approved, received) -> "one thing changed");
  }

  private Path received() {
    return folder.resolve("scan.received.json");
  }
}
