package io.mcpspec.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();

  @Test
  void onlyWhatTakesLongIsSaid() throws InterruptedException {
    try (Progress progress = new Progress(said::add)) {
      progress.begin("a short step");
      progress.begin("a long step");
      assertThat(said.poll(30, TimeUnit.SECONDS)).isEqualTo("… a long step");
      progress.begin("the last step");
      progress.done();
    }
    assertThat(said).isEmpty();
  }
}
