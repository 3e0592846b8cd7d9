package io.mcpspec.importer.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Both releases of a published prompt come back with the hashes that its package recorded. */
@RequiresTool(Tool.CORPUS)
class UpstreamPromptTest {

  @Test
  void bothReleasesAreOneOutline() throws IOException {
    ImportedPrompt prompt = new ImportedPrompt();
    prompt.add("1.0.5", Files.readAllBytes(Corpus.file("upstream-prompt/dynamodb_architect-1.0.5.md")));
    assertThat(sha256(prompt.compiled("1.0.5"))).isEqualTo(recorded('-'));
    prompt.add("1.0.8", Files.readAllBytes(Corpus.file("upstream-prompt/dynamodb_architect-1.0.8.md")));
    assertThat(sha256(prompt.compiled("1.0.8"))).isEqualTo(recorded('+'));
    assertThat(sha256(prompt.compiled("1.0.5"))).isEqualTo(recorded('-'));
  }

  /** The hash in the diff of the packages' {@code RECORD}: removed lines are the older release's. */
  private static String recorded(char sign) throws IOException {
    Matcher line = Pattern.compile(
            "(?m)^\\" + sign + "\\S*dynamodb_architect\\.md,sha256=([^,]+),[0-9]+")
        .matcher(Files.readString(Corpus.file("release-diff-1.0.5-1.0.8.txt")));
    assertThat(line.find()).isTrue();
    return line.group(1);
  }

  private static String sha256(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
