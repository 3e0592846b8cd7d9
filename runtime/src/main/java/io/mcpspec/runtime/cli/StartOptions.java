package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.server.ClosestNames;
import io.mcpspec.runtime.server.Manifest;
import io.mcpspec.runtime.server.ServerOptions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads how the server is started, and checks it against what there is. */
record StartOptions(Manifest manifest, Supplier<List<String>> toolNames, Map<String, String> environment) {

  private static final String ALL = "all";

  /**
   * @throws UsageException naming what there is not
   */
  ServerOptions read(CommandLine line) {
    boolean readOnly = line.has(Flag.READ_ONLY) | new ReadOnlySwitch(manifest, environment).isOn();
    return new ServerOptions(
        readOnly, groups(line), tools(line), release(line), ServerOptions.DEFAULT.callTime());
  }

  private List<String> groups(CommandLine line) {
    List<String> known = manifest.groups().stream().map(Manifest.Group::id).toList();
    List<String> asked = line.values(Flag.GROUPS);
    return asked.equals(List.of(ALL)) ? known : known(asked, known, "group");
  }

  private List<String> tools(CommandLine line) {
    List<String> asked = line.values(Flag.TOOLS);
    return asked.isEmpty() ? asked : known(asked, toolNames.get(), "tool");
  }

  private Optional<String> release(CommandLine line) {
    List<String> releases = manifest.releases().stream().map(Manifest.Release::id).toList();
    List<String> asked = line.value(Flag.RELEASE).map(List::of).orElse(List.of());
    return known(asked, releases, "release").stream().findFirst();
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
