package io.mcpspec.document.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.SourceFile;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CutTextsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "d: Issue #12|10|\"Issue #12\"",
        "d: See #general for more|8|\"See #general for more\"",
        "d: red #ff0000|8|\"red #ff0000\"",
        "d: Issue #12 # the oldest|10|\"Issue #12\"",
        "d: Numbers such as # 12|20|\"Numbers such as # 12\"",
        "d: Numbers, # or names|13|\"Numbers, # or names\"",
        "d: Numbers (of issues # or pulls)|23|\"Numbers (of issues # or pulls)\"",
        "{ d: Issue #12\\n}|12|\"Issue #12\"",
        "- Issue #12|9|\"Issue #12\"",
        "d: Two\\n  lines #12|9|\"Two lines #12\"",
        "d: read #decided by hand|9|\"read #decided by hand\""
      })
  void aCommentThatSeemsToCutATextIsAWarning(String yaml, int column, String quoted) {
    assertThat(findings(yaml.replace("\\n", "\n"))).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.TEXT_CUT_BY_COMMENT);
      assertThat(found.span().start().column()).isEqualTo(column);
      assertThat(found.helps()).first().isEqualTo("quote the text: " + quoted);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "effect: read # decided by hand", "d: Finds a city. # shown in menus", "d: Find city # shown in menus",
      "d: \"Issue\" #12", "d: 'Issue' #12", "d: |\n  Issue #12\n", "d: > #12\n  text\n", "d: 5 #12", "d: true #12",
      "d: a # b\n#c\n", "# c\nd: x\n  #e\n", "d: C# and a#b", "d: [a, b] #12", "name: in # Oslo", "d: x ## heading",
      "d: x #", "d: x #### ", "d: (a) or (b) # fine", "uri: x://y/ # z"
  })
  void aCommentThatMayBeMeantIsFine(String yaml) {
    assertThat(findings(yaml)).isEmpty();
  }

  private static List<Diagnostic> findings(String yaml) {
    Diagnostics found = new Diagnostics();
    new YamlReader(found).read(new SourceFile("a.yaml", yaml)).ifPresent(root -> CutTexts.check(root, found));
    return found.sorted();
  }
}
