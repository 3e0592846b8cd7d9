package io.mcpspec.release.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.release.finding.StatusException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordFileTest {

  private static final RecordFile RECORD = new RecordFile(
      List.of(new ServedFile("a,\"b\".md", "c8_Fna7C", 12), new ServedFile("surface.json", "gaWj-x", 0)),
      List.of(new Dependency("org.example:lib", "1.2.0")));

  @Test
  void isWrittenAsWheelsDo() {
    assertThat(RECORD.text()).isEqualTo("""
        "a,""b"".md",sha256=c8_Fna7C,12
        surface.json,sha256=gaWj-x,0
        RECORD,,
        pkg:maven/org.example/lib@1.2.0,,
        """);
  }

  @Test
  void isReadAsItWasWritten() throws StatusException {
    assertThat(RecordFile.read("RECORD", RECORD.text())).isEqualTo(RECORD);
  }

  @Test
  void aLineOfAnotherFormIsToldWithItsNumber() {
    for (String line : List.of("a.md,md5=x,1", "a.md,sha256=x,many", "a.md,,", "a.md")) {
      assertThatThrownBy(() -> RecordFile.read("d/RECORD", "RECORD,,\n" + line + "\n"))
          .hasMessage("d/RECORD:2: `" + line + "` is no line of a RECORD; expected `path,sha256=HASH,SIZE`");
    }
  }
}
