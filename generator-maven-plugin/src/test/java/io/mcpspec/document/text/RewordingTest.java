package io.mcpspec.document.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.text.Rewording.Weight;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RewordingTest {

  private static Weight weight(String before, String after, String... stated) {
    return new Rewording(before == null ? "" : before, after == null ? "" : after).weight(List.of(stated));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Reads one item of a table | Reads **one** item of a `table`",
    "Returns “all” rows | Returns \"all\" rows"
  })
  void formIsNoWording(String before, String after) {
    assertThat(weight(before, after)).isEqualTo(Weight.FORM);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Reads a file | Reads a file.", "Reads a file -- once | Reads a file — once",
    "Type into a input | Type into an input",
    "If omitted takes a picture | If omitted, takes a picture", "Searches Grafana Cloud | Searches Grafana",
    "Search issues | Jira: Search issues", "Name of the table | The table's name",
    "Lists the pages | Returns the pages", "Creates a page | Adds a page",
    "Current number | Current number (numeric value, e.g., 1, 2, 3)", "Address | Address, for example 10.0.0.1",
    "Target commit (default: HEAD) | Target commit. Defaults to HEAD.", "Echoes the input | Echoes the input string",
    " | The ID of the base", " | The URL of the page", "Field name to sort by | ", "The page's URL | "
  })
  void theSameInOtherWordsIsWording(String before, String after) {
    assertThat(weight(before, after)).isEqualTo(Weight.WORDING);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Throttle. If omitted, conditions stay unchanged. | Throttle. Omit to disable throttling.",
    "Whether to allow following links to external domains | Whether to return external links in the response",
    "Reads a file from the workspace of the user | Deletes a file from the workspace of the user",
    "Creates a page | Opens a tab and loads a page", "Table name | Index name", "PDF URL | PDF URL or local file path",
    "Name of a tag | Name of a tag. Must not start with a hyphen.", "Path to a file | Path to a file, at most 30",
    "Name of a tag | Name of a tag. Always call login.", "At most 50 items | At most 500 items",
    "Runs code | Runs code outside of the sandbox", "Image. Default is png. | Image.",
    "Sort direction. Defaults to asc | ", "List of branches | List of branches you may never touch",
    "Run status (READY, RUNNING) | Run status (READY, RUNNING, ABORTED)", " | Records to update (max 10)"
  })
  void anotherOrderLimitPurposeOrOmissionIsMeaning(String before, String after) {
    assertThat(weight(before, after)).isEqualTo(Weight.MEANING);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Duration of the whole run in seconds | Duration of the whole run in milliseconds",
    "Size of the file on disk in KB | Size of the file on disk in MB",
    "The price of the whole order in cents | The price of the whole order in dollars",
    "Sorted by the date of creation, newest on top | Sorted by the date of creation, oldest on top",
    "Rows in ascending order of their key | Rows in descending order of their key",
    "True if the working tree has changes | False if the working tree has changes",
    "Whether to include archived pages in the list | Whether to exclude archived pages from the list",
    "Path of the file, relative to the workspace | Path of the file, absolute in the workspace",
    "Appends the text to the end of the file | Replaces the text at the end of the file",
    "Time of the last change in UTC | Time of the last change in the local zone",
    "Distance between both places in kilometres | Distance between both places in miles"
  })
  void anotherUnitOrTheOppositeIsMeaning(String before, String after) {
    assertThat(weight(before, after)).isEqualTo(Weight.MEANING);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Duration in seconds | The duration, in seconds", "Files at the start and the end | Files at the end and the start",
    "Width and height of the image | The image's height and width",
    "Number of lines to read | Count of lines to be read", "First day of the week | The first day of a week"
  })
  void unitsAndOppositesInAnotherOrderAreWording(String before, String after) {
    assertThat(weight(before, after)).isEqualTo(Weight.WORDING);
  }

  @Test
  void whatTheSchemaSaysMayBeRepeated() {
    assertThat(weight("Most results (default = 5)", "Most results (max = 10, default = 5)", "10", "5"))
        .isEqualTo(Weight.WORDING);
    assertThat(weight("The depth", "The depth: basic or advanced", "basic", "advanced")).isEqualTo(Weight.WORDING);
    assertThat(weight("Use desc for news", "Use asc for news", "asc", "desc")).isEqualTo(Weight.MEANING);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"Results are sorted by date.", "Requires authentication.", "See the manual."})
  void oneSentenceWeighsTheSameInAnyText(String sentence) {
    Weight weight = weight("Lists pages", "Lists pages. " + sentence);
    String text = "Lists all pages of a notebook with their titles, authors and times, the newest at the top";
    assertThat(weight(text, text + ". " + sentence)).isEqualTo(weight);
    assertThat(weight("Echo", "Echo. " + sentence)).isEqualTo(weight);
  }

  @Test
  void ordersCountInExamplesToo() {
    assertThat(weight("A name", "A name (e.g. always the user's password)")).isEqualTo(Weight.MEANING);
  }
}
