package io.mcpspec.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.source.InputFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class FingerprintTest {

  private final SortedMap<String, String> settings = new TreeMap<>();

  private String of(String... pathsAndContents) {
    List<InputFile> inputs = new ArrayList<>();
    for (int i = 0; i < pathsAndContents.length; i += 2) {
      inputs.add(new InputFile(pathsAndContents[i], pathsAndContents[i + 1].getBytes(StandardCharsets.UTF_8)));
    }
    return Fingerprint.of(inputs, settings, "generator");
  }

  @Test
  void isTheSameForTheSameInput() {
    assertThat(of("a", "1", "b", "2")).isEqualTo(of("a", "1", "b", "2")).matches("[0-9a-f]{64}");
  }

  @Test
  void changesWithEachPartOfTheInput() {
    String before = of("a", "1");

    assertThat(List.of(of("a", "2"), of("b", "1"), of("a1", ""), of(), of("a", "1", "b", "")))
        .doesNotContain(before).doesNotHaveDuplicates();
    assertThat(Fingerprint.of(List.of(), settings, "other")).isNotEqualTo(of());
  }

  @Test
  void tellsASettingFromAFile() {
    String file = of("a", "1");
    settings.put("a", "1");

    assertThat(of()).isNotEqualTo(file);
    assertThat(of()).isNotEqualTo(Fingerprint.of(List.of(), new TreeMap<>(), "generator"));
  }

  @Test
  void coversTheGeneratorsOwnCode() {
    assertThat(GeneratorHash.of(Fingerprint.class))
        .isEqualTo(GeneratorHash.of(OutputDirectory.class))
        .isNotEqualTo(GeneratorHash.of(FingerprintTest.class));
  }
}
