package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.text.ClosestNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;

/**
 * The command line, taken apart.
 *
 * @param flags the flags that were given, with their values; empty ones for flags that take none
 */
record CommandLine(Map<Flag, String> flags) {

  /**
   * @throws UsageException naming the argument that is wrong
   */
  static CommandLine parse(List<String> arguments) {
    Map<Flag, String> flags = new TreeMap<>(); // an EnumMap reflects on its enum, which slows the start
    Queue<String> rest = new LinkedList<>(arguments);
    while (!rest.isEmpty()) {
      String[] parts = rest.remove().split("=", 2);
      Flag flag = flag(parts[0]);
      if (!flag.takesValue() && parts.length > 1) {
        throw new UsageException("option `" + flag.written() + "` takes no value");
      }
      String value = "";
      if (flag.takesValue()) {
        value = parts.length > 1 ? parts[1] : following(flag, rest);
        requireValue(flag, value);
        value = joined(flag, flags, value);
      }
      flags.put(flag, value);
    }
    return new CommandLine(flags);
  }

  /**
   * Refuses options of commands where a server is started.
   *
   * @throws UsageException naming the first one
   */
  CommandLine forServing() {
    for (Flag flag : flags.keySet()) {
      if (!flag.isForServing()) {
        throw new UsageException("option `" + flag.written() + "` belongs to the command `" + flag.owner().written()
            + "`, which comes first: `" + flag.owner().written() + " " + flag.written() + " …`");
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
    for (Flag flag : flags.keySet()) {
      Optional<Flag> needed = flag.needed();
      if (needed.isPresent() && !has(needed.get())) {
        throw new UsageException("option `" + flag.written() + "` needs `" + needed.get().written() + " "
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
    for (Flag flag : flags.keySet()) {
      if (!flag.isFor(command)) {
        throw new UsageException("`" + command.written() + "` has no option `" + flag.written() + "`");
      }
    }
    return this;
  }

  boolean has(Flag flag) {
    return flags.containsKey(flag);
  }

  Optional<String> value(Flag flag) {
    return Optional.ofNullable(flags.get(flag));
  }

  /** The values of a flag that takes several; none when it was not given. */
  List<String> values(Flag flag) {
    return list(flags.getOrDefault(flag, ""), flag.separator());
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

  /** Takes the arguments behind a flag that are its values. */
  private static String following(Flag flag, Queue<String> rest) {
    List<String> values = new ArrayList<>();
    while (!rest.isEmpty() && !rest.peek().startsWith("--") && (values.isEmpty() || flag.takesSeveral())) {
      values.add(rest.remove());
    }
    return String.join(flag.separator(), values);
  }

  private static void requireValue(Flag flag, String value) {
    if (value.replace(",", "").isBlank() || value.startsWith("--")) {
      throw new UsageException("option `" + flag.written() + "` needs a value: " + flag.written() + " " + flag.value());
    }
  }

  /** The last one winning, or all of them, would surprise somebody. */
  private static String joined(Flag flag, Map<Flag, String> before, String value) {
    if (!before.containsKey(flag)) {
      return value;
    }
    if (!flag.mayRepeat()) {
      throw new UsageException("option `" + flag.written() + "` is given twice; give it once, " + flag.written() + " "
          + flag.value());
    }
    return before.get(flag) + flag.separator() + value;
  }

  private static Flag flag(String argument) {
    Optional<Flag> flag = Flag.of(argument);
    if (flag.isPresent()) {
      return flag.get();
    }
    List<String> known = Arrays.stream(Flag.values()).map(Flag::written).toList();
    throw new UsageException("unknown option `" + argument + "`" + new ClosestNames(known).hint(argument));
  }
}
