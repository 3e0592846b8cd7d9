package io.mcpspec.importer.update;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.importer.FileNames;
import io.mcpspec.importer.Published;
import io.mcpspec.importer.Remarks;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Release;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an update would write, by what was decided so far.
 *
 * @param old the spec that is there
 * @param now what the server publishes
 * @param decisions what was learnt from attempts before
 * @param files the files that become others
 * @param promptIds the ids of the prompts in the new list, by name; filled on the way
 * @param answers the answers of prompts that the spec has to give; filled on the way
 * @param commands how the user writes options
 * @param remarks what a person should look at
 */
record Attempt(
    OldSpec old,
    Published now,
    Decisions decisions,
    FileChanges files,
    Map<String, String> promptIds,
    Map<String, Node> answers,
    CommandStyle commands,
    Remarks remarks) {

  static Attempt of(OldSpec old, Published now, Decisions decisions, CommandStyle commands) {
    Remarks remarks = new Remarks();
    Attempt attempt = new Attempt(old, now, decisions, new FileChanges(old, remarks),
        new LinkedHashMap<>(), new LinkedHashMap<>(), commands, remarks);
    new ToolChanges(attempt).apply();
    new PromptChanges(attempt).apply();
    new ResourceChanges(attempt, false).apply();
    new ResourceChanges(attempt, true).apply();
    new ServerChange(attempt).apply();
    decisions.strays().forEach(attempt.files()::remove);
    return attempt;
  }

  /** Ids of prompts that clients do not see as such. */
  List<String> promptsElsewhere() {
    return old.compiled().catalog().prompts().stream()
        .filter(prompt -> prompt.deliver().prompt().isEmpty()).map(Prompt::id).toList();
  }

  SpecSources sources() {
    return files.after();
  }

  /** A merge for the parts of a file that are no schemas. */
  Merge merge(String path) {
    return merge(path, new SharedSchemas(Map.of(), Map.of(), remarks));
  }

  Merge merge(String path, SharedSchemas types) {
    return new Merge(new References(old.compiled().catalog().facts(), remarks), types, decisions.freedom(path));
  }

  /** Names of files in a directory, the ones that are there taken. */
  FileNames names(String directory) {
    FileNames names = new FileNames();
    old.sources().files().stream()
        .filter(file -> file.path().startsWith(directory))
        .map(file -> file.path().substring(directory.length()).replaceFirst("(\\.yaml|/.*)$", ""))
        .distinct()
        .forEach(names::unique);
    return names;
  }

  /** The release that brings what is new: the draft, where it follows another release. */
  Optional<String> since() {
    List<Release> releases = old.compiled().releases();
    return releases.size() < 2
        ? Optional.empty()
        : old.compiled().draft().map(Release::id).filter(id -> !id.equals(releases.get(0).id()));
  }

  /** Removes the file of what the server no longer has. */
  void remove(String path) {
    files.remove(path);
    remarks.add("the server no longer has it, so its file goes", path);
  }
}
