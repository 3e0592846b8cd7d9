package io.mcpspec.document.yaml;

import java.util.function.Supplier;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;

/** SnakeYAML's events. Its scanner fails as by a fault of its own at an escape that breaks off or is no character. */
record YamlEvents(ParserImpl parser) implements Parser {

  @Override
  public boolean checkEvent(Event.ID choice) {
    return guarded(() -> parser.checkEvent(choice));
  }

  @Override
  public Event peekEvent() {
    return guarded(parser::peekEvent);
  }

  @Override
  public Event getEvent() {
    return guarded(parser::getEvent);
  }

  private static <T> T guarded(Supplier<T> read) {
    try {
      return read.get();
    } catch (IllegalArgumentException | IndexOutOfBoundsException failure) {
      throw new YAMLException("an escape is no character, or breaks off", failure);
    }
  }
}
