package io.mcpspec.runtime.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/**
 * The command line, taken apart.
 *
 * @param given the options that were given, with their values; empty ones for options that take none
 */
record CommandLine(Map<Option, String> given) {

  /**
   * @throws UsageException naming the argument that is wrong
   */
  static CommandLine parse(List<String> arguments, Options options) {
    Map<Option, String> given = new LinkedHashMap<>();
    Queue<String> rest = new LinkedList<>(arguments);
    while (!rest.isEmpty()) {
      String[] parts = rest.remove().split("=", 2);
      Option option = options.named(parts[0]);
      if (!option.takesValue() && parts.length > 1) {
        throw new UsageException("option `" + option.written() + "` takes no value");
      }
      String value = "";
      if (option.takesValue()) {
        value = parts.length > 1 ? parts[1] : following(option, rest);
        requireValue(option, value);
        value = joined(option, given, value);
      }
      given.put(option, value);
    }
    return new CommandLine(given);
  }

  /**
   * Refuses options of commands where a server is started.
   *
   * @throws UsageException naming the first one
   */
  CommandLine forServing() {
    for (Option option : given.keySet()) {
      Optional<Command> owner = option.owner();
      if (owner.isPresent()) {
        String command = owner.get().written();
        throw new UsageException("option `" + option.written() + "` belongs to the command `" + command
            + "`, which comes first: `" + command + " " + option.written() + " …`");
      }
    }
    return this;
  }

  /**
   * Refuses options that mean nothing without another: what silently does nothing misleads.
   *
   * @throws UsageException naming the first one
   */
  void requireNeeded() {
    for (Option option : given.keySet()) {
      Optional<Flag> needed = option.needed();
      if (needed.isPresent() && !has(needed.get())) {
        throw new UsageException("option `" + option.written() + "` needs `" + needed.get().written() + " "
            + needed.get().value() + "` as well");
      }
    }
  }

  /**
   * Refuses options that a command does not have.
   *
   * @throws UsageException naming the first one
   */
  CommandLine of(Command command) {
    for (Option option : given.keySet()) {
      if (!option.isFor(command)) {
        throw new UsageException("`" + command.written() + "` has no option `" + option.written() + "`");
      }
    }
    return this;
  }

  boolean has(Option option) {
    return given.containsKey(option);
  }

  /** Whether an option limits the resources of a scope. */
  boolean hasScope() {
    for (Option option : given.keySet()) {
      if (!(option instanceof Flag)) {
        return true;
      }
    }
    return false;
  }

  Optional<String> value(Option option) {
    return Optional.ofNullable(given.get(option));
  }

  /** The values of an option that takes several; none when it was not given. */
  List<String> values(Option option) {
    return list(given.getOrDefault(option, ""), option.separator());
  }

  /** The values in a text that commas separate. */
  static List<String> list(String text) {
    return list(text, ",");
  }

  private static List<String> list(String text, String separator) {
    List<String> values = new ArrayList<>();
    for (String value : text.split(separator)) {
      if (!value.isBlank()) {
        values.add(value.trim());
      }
    }
    return values;
  }

  /** Takes the arguments behind an option that are its values. */
  private static String following(Option option, Queue<String> rest) {
    List<String> values = new ArrayList<>();
    while (!rest.isEmpty() && !rest.peek().startsWith("--") && (values.isEmpty() || option.takesSeveral())) {
      values.add(rest.remove());
    }
    return String.join(option.separator(), values);
  }

  private static void requireValue(Option option, String value) {
    if (value.replace(",", "").isBlank() || value.startsWith("--")) {
      throw new UsageException("option `" + option.written() + "` needs a value: " + option.written() + " "
          + option.value());
    }
  }

  /** The last one winning, or all of them, would surprise somebody. */
  private static String joined(Option option, Map<Option, String> before, String value) {
    if (!before.containsKey(option)) {
      return value;
    }
    if (!option.mayRepeat()) {
      throw new UsageException("option `" + option.written() + "` is given twice; give it once, " + option.written()
          + " " + option.value());
    }
    return before.get(option) + option.separator() + value;
  }
}
