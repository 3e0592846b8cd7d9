package io.mcpspec.publish.identity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameFormTest {

  @ParameterizedTest
  @CsvSource({
    "simple_prompt, simple-prompt", "x-search, x_search", "getTinyImage, get-tiny-image", "getURL, get_url",
    "XMLReader, xml reader", "websearch, web_search", "user.get, user/get", "current_branch, currentBranch",
    "list2Items, list2_items", "größe_lesen, GrößeLesen", "_, _"
  })
  void caseAndSeparatorsDoNotCount(String one, String other) {
    assertThat(NameForm.isSame(one, other)).isTrue();
    assertThat(NameForm.of(one).isExtended(NameForm.of(other))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"simple_prompt, complex-prompt", "v1.2, v12", "a_b, b_a", "page, pages", "_, -", "東京, 京都"})
  void otherWordsAreOtherNames(String one, String other) {
    assertThat(NameForm.isSame(one, other)).isFalse();
    assertThat(NameForm.of(one).isExtended(NameForm.of(other))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"run_code, run_code_unsafe", "browserClick, click", "get-item, get_item_v2"})
  void aNameIsExtendedByWordsBeforeOrAfterIt(String one, String other) {
    assertThat(NameForm.of(one).isExtended(NameForm.of(other))).isTrue();
    assertThat(NameForm.of(other).isExtended(NameForm.of(one))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"get_item, get_one_item", "run, rerun", "a_b, b_a_c"})
  void wordsInsideAreNoExtension(String one, String other) {
    assertThat(NameForm.of(one).isExtended(NameForm.of(other))).isFalse();
  }
}
