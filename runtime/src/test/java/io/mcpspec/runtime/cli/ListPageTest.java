package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.JsonObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListPageTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Reads one item. It costs.          | Reads one item.",
    "'Reads one item\nby its key. Costs.' | Reads one item by its key.",
    "'A heading\n\nand its text'         | A heading",
    "Reads a file, e.g. a log. Slow.    | Reads a file, e.g. a log.",
    "No full stop                       | No full stop",
  })
  void showsTheFirstSentenceOnOneLine(String description, String shown) {
    JsonObject item = JsonObject.builder().put("description", description).build();
    assertThat(ListPage.firstSentence(item)).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({"'', ''", "Forecast, Forecast"})
  void showsTheTitleWhereThereIsNoDescription(String title, String shown) {
    assertThat(ListPage.firstSentence(JsonObject.builder().put("title", title).build())).isEqualTo(shown);
  }
}
