package io.mcpspec.emit.resources;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNameTest {

  @ParameterizedTest
  @CsvSource({
    "get_item, get_item", "1.0.8, 1.0.8", "a-b, a-b", "Get, %47et", "a/b, a%2fb", ".hidden, %2ehidden", "end., end%2e",
    "ü, %c3%bc", "a b, a%20b", "con, %63on", "nul.txt, %6eul.txt", "conx, conx", "%, %25", "'', %", "x:y, x%3ay",
  })
  void keepsWhatEveryFileSystemTakes(String name, String file) {
    assertThat(FileName.safe(name)).isEqualTo(file);
  }

  @Test
  void shortensLongNames() {
    String long1 = "a".repeat(300);
    String long2 = "a".repeat(299) + "b";

    assertThat(FileName.safe(long1)).hasSizeLessThan(200).startsWith("aaa");
    assertThat(FileName.safe(long1)).isNotEqualTo(FileName.safe(long2));
    assertThat(FileName.safe("a".repeat(200))).isEqualTo("a".repeat(200));
  }

  @Test
  void tellsNamesApartWhereCaseIsIgnored() {
    assertThat(Stream.of("a", "A", "%41", "%61", "a.", "a%2e", "", "%").map(FileName::safe)
        .map(name -> name.toLowerCase(Locale.ROOT))).doesNotHaveDuplicates();
  }
}
