package io.mcpspec.document.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.SourceFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemberOrderTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
    "{\"a\":1,\"b\":2} | {\"b\":3,\"a\":1} | {\"b\":2,\"a\":1}",
    "{\"a\":1,\"x\":{\"c\":1,\"d\":2}} | {\"x\":{\"d\":2,\"c\":1}} | {\"x\":{\"d\":2,\"c\":1},\"a\":1}",
    "[{\"a\":1,\"b\":2},{\"c\":3}] | [{\"b\":2,\"a\":1}] | [{\"b\":2,\"a\":1},{\"c\":3}]",
    "[2,1] | [1,2] | [2,1]",
    "{\"a\":1} | 7 | {\"a\":1}"
  })
  void membersComeInTheOrderOfTheModelAndItemsStay(String value, String model, String expected) {
    assertThat(JsonWriter.compact(MemberOrder.like(json(value), json(model)))).isEqualTo(expected);
  }

  private static Node json(String text) {
    return new JsonReader(new Diagnostics()).read(new SourceFile("a.json", text)).orElseThrow();
  }
}
