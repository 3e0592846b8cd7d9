package io.mcpspec.document.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalFormTest {

  @ParameterizedTest
  @CsvSource(delimiter = '!', quoteCharacter = '%', value = {
    "**NEVER** guess                ! NEVER guess",
    "`notes.md` holds it            ! notes.md holds it",
    "- one                          ! \u2022 one",
    "  * one                        ! one",
    "3. third                       ! 7) third",
    "### Keys ###                   ! Keys ###",
    "say \u201Cgo\u201D             ! say \"go\"",
    "it\u2019s *really* so          ! it's really so",
    "a _word_ here                  ! a word here",
    "Per\u2011Pattern               ! Per-Pattern",
    "a\u00A0b   c                   ! a b c",
    "| a   |  b |                   ! |a|b|",
    "|:-----|----:|                 ! |-|-|",
    "'so'                           ! so"
  })
  void formIsLeftOut(String one, String other) {
    assertThat(NormalForm.of(one)).isEqualTo(NormalForm.of(other));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '!', quoteCharacter = '%', value = {
    "never guess                    ! NEVER guess",
    "2 * 3                          ! 2 3",
    "user_id                        ! userid",
    "a - b                          ! a b",
    "don't                          ! dont",
    "3.5 apples                     ! 4.5 apples",
    "done.                          ! done"
  })
  void wordsAndPunctuationStay(String one, String other) {
    assertThat(NormalForm.of(one)).isNotEqualTo(NormalForm.of(other));
  }

  @Test
  void headingsAreRecognisedWithoutCaseAndColon() {
    assertThat(NormalForm.ofHeading("Response **Structure**:")).isEqualTo("response structure");
  }
}
