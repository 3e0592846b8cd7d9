package io.mcpspec.spec.resolve.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.spec.resolve.Spec;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionCheckTest {

  private static Spec releases(String... entries) {
    return Spec.of("releases.yaml", "spec: releases/1\nreleases:\n" + String.join("", List.of(entries)));
  }

  private static String release(String id, String rest) {
    return "  - { id: " + id + ", state: released" + rest + " }\n";
  }

  private static Spec server(String version) {
    return Spec.of(
        "server.yaml", "spec: server/1\nname: s\nversion: " + version + "\njava: { package: org.example }\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1.10.0|1.9.0|`1.9.0` follows `1.10.0`, and is an older version",
        "2.0|2.0.0|`2.0.0` follows `2.0`, and is the same version",
        "2.0.0|2.0.0-beta.1|`2.0.0-beta.1` follows `2.0.0`, and is an older version",
        "1.0.0|next|the release `next` is not a version that can be compared"
      })
  void releasesAscend(String first, String second, String message) {
    assertThat(releases(release(first, ""), release(second, "")).diagnostics()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.ODD_VERSION);
      assertThat(found.severity()).isEqualTo(Severity.WARNING);
      assertThat(found.span()).hasToString("releases.yaml:4:11");
      assertThat(found.message()).isEqualTo(message);
    });
  }

  @Test
  void datesAscendToo() {
    Spec spec = releases(
        release("1.0.0", ", date: 2026-02-01"), release("1.1.0", ""), release("1.2.0", ", date: 2026-01-31"),
        release("1.3.0", ", date: 2026-02-01"));
    assertThat(spec.findings()).containsExactly(
        "releases.yaml:5:41: `1.2.0` is dated before `1.0.0`, which it follows");
  }

  @Test
  void versionsAndDatesInOrderAreFine() {
    assertThat(releases(
        release("1.9", ", date: 2026-01-01"), release("1.10", ", date: 2026-01-01"), release("2.0.0-beta.1", ""),
        release("v2.0.0", ", date: 2026-03-01")).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3.0.0|`3.0.0` is none of the releases, of which the newest is `2.0.0`",
        "1.0.5|`1.0.5` is none of the releases, of which the newest is `2.0.0`",
        "1.0.0|`1.1.0` is released, and newer than `1.0.0`"
      })
  void aServerHasTheVersionOfARelease(String version, String message) {
    assertThat(server(version).diagnostics()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.ODD_VERSION);
      assertThat(found.span()).hasToString("server.yaml:3:10");
      assertThat(found.message()).isEqualTo(message);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.1.0", "2.0.0"})
  void aServerMayHaveTheVersionOfTheNewestReleaseOrOfADraft(String version) {
    assertThat(server(version).findings()).isEmpty();
  }

  @Test
  void withoutReleasesAnyVersionIsFine() {
    assertThat(server("7").with("releases.yaml", "spec: releases/1\nreleases: []\n").findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
      "TrackerHandlers, write org.example.TrackerHandlers", "org.example.Handlers, give your class another name",
      "org.example.new.Tracker, 'write names joined by dots, such as org.example.WeatherHandlers'",
      "org.example.1st, 'write names joined by dots, such as org.example.WeatherHandlers'"
  })
  void theClassOfHandlersHasAPackageAndANameOfItsOwn(String name, String help) {
    Spec spec = Spec.of(
        "server.yaml", "spec: server/1\nname: s\njava: { package: org.example, handlers: " + name + " }\n");
    assertThat(spec.diagnostics()).singleElement().satisfies(found -> {
      assertThat(found.code()).isEqualTo(Code.BAD_NAME);
      assertThat(found.helps()).containsExactly(help);
    });
    assertThat(spec.diagnostics()).extracting(Diagnostic::severity).containsExactly(Severity.ERROR);
  }
}
