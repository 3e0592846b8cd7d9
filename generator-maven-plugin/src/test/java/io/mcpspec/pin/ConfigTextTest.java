package io.mcpspec.pin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigTextTest {

  @ParameterizedTest
  @CsvSource(delimiter = '>', ignoreLeadingAndTrailingWhitespace = false, textBlock = """
      {"a": 1, // note>{"a": 1,       \s
      {/* , } */"a": 1}>{         "a": 1}
      {"a": [1, 2, ], }>{"a": [1, 2  ]  }
      {"a": "// no, }"}>{"a": "// no, }"}
      {"a": "\\\"/* ]"}>{"a": "\\\"/* ]"}
      """)
  void commentsAndLastCommasBecomeBlanks(String written, String plain) {
    assertThat(ConfigText.plain(written)).isEqualTo(plain);
  }
}
