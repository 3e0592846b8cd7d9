package org.example.greeter;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.prompt.PromptFunction;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import io.mcpspec.runtime.resource.ResourceFunction;
import io.mcpspec.runtime.resource.ResourceResult;
import java.util.Collections;
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

  @Override
  public PromptFunction rollCallPrompt() {
    return (arguments, context) -> PromptResult.of(PromptMessage.user("Greet " + String.join(", ", known)));
  }

  @Override
  public ResourceFunction peopleResource() {
    return (uri, variables, context) -> ResourceResult.text(uri, "text/plain", String.join("\n", known));
  }

  private GreetOutput greet(GreetInput input, ReadContext context) {
    String one = "Hello " + input.person().name() + "!";
    return GreetOutput.builder().greeting(String.join(" ", Collections.nCopies(input.times(), one))).build();
  }

  private RememberOutput remember(RememberInput input, WriteContext context) {
    known.add(input.person().name());
    return RememberOutput.builder().known(known.size()).build();
  }
}
