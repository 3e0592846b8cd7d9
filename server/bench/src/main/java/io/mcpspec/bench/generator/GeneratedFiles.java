package io.mcpspec.bench.generator;

import java.io.IOException;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A spec whose output is there: made by another process, so that this one is still cold. */
@State(Scope.Benchmark)
public class GeneratedFiles extends SpecFiles {

  /** One method: JMH calls those of a subclass before its superclass's. */
  @Override
  @Setup
  public void write() throws IOException, InterruptedException {
    super.write();
    GenerateProcess.run(spec(), output());
  }
}
