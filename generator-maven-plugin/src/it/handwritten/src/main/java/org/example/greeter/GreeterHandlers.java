package org.example.greeter;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.call.WriteContext;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.example.greeter.spec.Handlers;
import org.example.greeter.spec.tools.GreetInput;
import org.example.greeter.spec.tools.GreetOutput;
import org.example.greeter.spec.tools.GreetTool;
import org.example.greeter.spec.tools.RememberInput;
import org.example.greeter.spec.tools.RememberOutput;
import org.example.greeter.spec.tools.RememberTool;

/** Everything that the spec leaves to Java. */
final class GreeterHandlers implements Handlers {

  private final Set<String> known = new ConcurrentSkipListSet<>();

  @Override
  public GreetTool greet() {
    return this::greet;
  }

  @Override
  public RememberTool remember() {
    return this::remember;
  }

  private GreetOutput greet(GreetInput input, ReadContext context) {
    String one = "Hello " + input.person().name() + "!";
    String all = String.join(" ", java.util.Collections.nCopies((int) input.times(), one));
    return GreetOutput.builder().greeting(all).build();
  }

  private RememberOutput remember(RememberInput input, WriteContext context) {
    known.add(input.person().name());
    return RememberOutput.builder().known(known.size()).build();
  }
}
