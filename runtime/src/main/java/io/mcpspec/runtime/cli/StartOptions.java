package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.server.CallLimits;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.text.ClosestNames;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads how the server is started, and checks it against what there is. */
record StartOptions(Manifest manifest, Options options, Map<String, String> environment) {

  private static final String ALL = "all";

  /**
   * @throws UsageException naming what there is not
   */
  ServerOptions read(CommandLine line) {
    SpecVariables variables = new SpecVariables(manifest, environment);
    return new ServerOptions(
        line.has(Flag.READ_ONLY) | new ReadOnlySwitch(variables).isOn(),
        groups(line),
        tools(line),
        new ScopeLimits(options, variables).read(line),
        release(line),
        limits(line));
  }

  private static CallLimits limits(CommandLine line) {
    if (!line.has(Flag.TIMEOUT)) {
      return CallLimits.DEFAULT;
    }
    String text = line.value(Flag.TIMEOUT).orElseThrow();
    boolean isNumber = text.matches("\\d{1,4}") && Integer.parseInt(text) > 0;
    if (!isNumber) {
      throw new UsageException("option `" + Flag.TIMEOUT.written() + "`: expected seconds from 1 to 9999, got `" + text
          + "`");
    }
    return CallLimits.DEFAULT.within(Duration.ofSeconds(Integer.parseInt(text)));
  }

  private List<String> groups(CommandLine line) {
    List<String> asked = line.values(Flag.GROUPS);
    if (asked.isEmpty()) {
      return asked;
    }
    List<String> known = new ArrayList<>();
    for (Manifest.Group group : manifest.groups()) {
      known.add(group.id());
    }
    return asked.equals(List.of(ALL)) ? known : known(asked, known, "group");
  }

  private List<String> tools(CommandLine line) {
    List<String> asked = line.values(Flag.TOOLS);
    return asked.isEmpty() ? asked : known(asked, manifest.tools().stream().map(Manifest.Tool::name).toList(), "tool");
  }

  private Optional<String> release(CommandLine line) {
    Optional<String> asked = line.value(Flag.RELEASE);
    if (asked.isPresent()) {
      List<String> releases = manifest.releases().stream().map(Manifest.Release::id).toList();
      known(List.of(asked.get()), releases, "release");
    }
    return asked;
  }

  private static List<String> known(List<String> asked, List<String> known, String what) {
    ClosestNames names = new ClosestNames(known);
    for (String name : asked) {
      if (!known.contains(name)) {
        String hint = names.hint(name);
        throw new UsageException("unknown " + what + " `" + name + "`"
            + (hint.isEmpty() ? "; there is " + (known.isEmpty() ? "none" : names.all()) : hint));
      }
    }
    return asked;
  }
}
