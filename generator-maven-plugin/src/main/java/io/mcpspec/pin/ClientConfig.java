package io.mcpspec.pin;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/**
 * A client's configuration file.
 *
 * @param prefix what stands before the names of its servers: the client, or nothing
 * @param file where it is
 * @param servers the member that holds the servers; empty to look for the usual ones
 */
public record ClientConfig(String prefix, Path file, Optional<String> servers) {

  private static final List<String> USUAL = List.of("mcpServers", "servers", "mcp_servers");

  /** Its servers that are not switched off; values are filled in from these variables. */
  public List<ServerEntry> entries(Map<String, String> environment) throws PinException {
    Mapping root = root();
    List<ServerEntry> entries = new ArrayList<>();
    List<String> members = servers.map(List::of).orElse(USUAL);
    Optional<Mapping> holder = members.stream().flatMap(key -> root.mapping(key).stream()).findFirst();
    if (holder.isEmpty() && servers.isEmpty()) {
      throw new PinException("`" + file + "` names no servers: expected a member `" + String.join("`, `", USUAL) + "`");
    }
    Variables variables = new Variables(environment);
    holder.ifPresent(found -> add(found, prefix, variables, entries));
    root.mapping("projects").ifPresent(projects -> projects.keys().forEach(project ->
        members.stream().flatMap(key -> projects.mapping(project).flatMap(one -> one.mapping(key)).stream())
            .forEach(found -> add(found, prefix + project + "/", variables, entries))));
    return entries;
  }

  private static void add(Mapping holder, String prefix, Variables variables, List<ServerEntry> entries) {
    holder.keys().forEach(name -> holder.mapping(name)
        .map(entry -> new ServerEntry(prefix + name, entry, variables))
        .filter(entry -> !entry.isDisabled())
        .ifPresent(entries::add));
  }

  private Mapping root() throws PinException {
    try {
      String text = Files.readString(file);
      return file.toString().endsWith(".toml") ? toml(text) : json(ConfigText.plain(text));
    } catch (IOException e) {
      throw new PinException("cannot read `" + file + "`: " + (Files.exists(file) ? e.getMessage() : "no such file"),
          e);
    }
  }

  private Mapping toml(String text) throws PinException {
    TomlParseResult parsed = Toml.parse(text);
    if (parsed.hasErrors()) {
      throw new PinException("`" + file + "` is no TOML: " + parsed.errors().get(0));
    }
    return json(parsed.toJson());
  }

  private Mapping json(String text) throws PinException {
    Diagnostics faults = new Diagnostics();
    Optional<Node> node = new JsonReader(faults).read(new SourceFile(file.toString(), text.isBlank() ? "{}" : text));
    if (faults.hasErrors()) {
      throw new PinException("`" + file + "` is no JSON: " + faults.sorted().get(0).message() + " at line "
          + faults.sorted().get(0).span().start().line());
    }
    return node.stream().flatMap(found -> found instanceof Mapping root ? Stream.of(root) : Stream.empty()).findFirst()
        .orElseThrow(() -> new PinException("`" + file + "` has no object at its top"));
  }
}
