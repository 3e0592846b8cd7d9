package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.text.Excerpt;
import io.mcpspec.document.text.Rewording;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** S01, S02, S05: compares what servers say of themselves when a client connects. */
public final class ServerComparison {

  private static final String SUBJECT = "server";
  /** What common clients show of the instructions, in characters. */
  private static final int SHOWN = 2048;

  private final Reporter reporter;

  public ServerComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  public void compare(Mapping before, Mapping after) {
    Optional<Mapping> old = before.mapping("initialize");
    Optional<Mapping> now = after.mapping("initialize");
    CapabilitiesComparison capabilities = new CapabilitiesComparison(reporter);
    if (old.isPresent() && now.isPresent()) {
      identity(old.get(), now.get());
      protocols(old.get(), now.get());
      capabilities.compareCapabilities(before, after);
      instructions(old.get(), now.get());
    }
    capabilities.compareCaching(before, after);
  }

  private void identity(Mapping before, Mapping after) {
    Mapping old = before.mapping("serverInfo").orElse(before);
    Mapping now = after.mapping("serverInfo").orElse(after);
    Optional<String> oldName = old.text("name");
    Optional<String> newName = now.text("name");
    if (oldName.isPresent() && newName.isPresent() && !oldName.equals(newName)) {
      reporter.add(Rule.SERVER_RENAMED, Level.BREAKING, SUBJECT,
          "the server is called `" + newName.get() + "`, was `" + oldName.get()
              + "`: permissions and settings under the old name are void",
          Places.of(old, now), "from", oldName.get(), "to", newName.get());
    }
    Set<String> others = Items.differing(old, now, Set.of("name", "version"));
    if (!others.isEmpty() && before != old && after != now) {
      CosmeticChange.report(reporter, SUBJECT,
          "what the server says of itself changed: " + Items.names(others), Places.members(old, now, others),
          "members", String.join(",", others));
    }
  }

  /** A single version is the newest that the server speaks; a list names all. */
  private void protocols(Mapping before, Mapping after) {
    Set<String> old = versions(before);
    Set<String> now = versions(after);
    boolean single = old.size() == 1 && now.size() == 1;
    Set<String> dropped = new TreeSet<>(old);
    dropped.removeAll(now);
    Set<String> added = new TreeSet<>(now);
    added.removeAll(old);
    if (dropped.isEmpty() && added.isEmpty() || old.isEmpty() || now.isEmpty()) {
      return;
    }
    boolean newer = single && added.iterator().next().compareTo(dropped.iterator().next()) > 0;
    boolean breaks = single ? !newer : !dropped.isEmpty();
    reporter.add(Rule.PROTOCOL_VERSIONS_CHANGED, breaks ? Level.BREAKING : Level.COMPATIBLE, SUBJECT,
        "protocol " + String.join(", ", old) + " → " + String.join(", ", now), Places.of(before, after),
        "from", String.join(",", old), "to", String.join(",", now));
  }

  private static Set<String> versions(Mapping initialize) {
    Set<String> versions = new TreeSet<>();
    for (String key : List.of("supportedVersions", "protocolVersions")) {
      if (initialize.get(key).orElse(null) instanceof Sequence) {
        versions.addAll(Items.texts(initialize, key));
      }
    }
    if (versions.isEmpty()) {
      initialize.text("protocolVersion").ifPresent(versions::add);
    }
    return versions;
  }

  private void instructions(Mapping before, Mapping after) {
    String old = before.text("instructions").orElse("");
    String now = after.text("instructions").orElse("");
    if (old.equals(now)) {
      return;
    }
    boolean lost = old.isBlank() != now.isBlank();
    Rewording.Weight weight = lost ? Rewording.Weight.MEANING : new Rewording(old, now).weight(Set.of());
    boolean form = weight == Rewording.Weight.FORM;
    boolean crosses = now.length() > SHOWN && old.length() <= SHOWN;
    boolean risky = crosses || weight == Rewording.Weight.MEANING;
    reporter.add(Rule.INSTRUCTIONS_CHANGED, risky ? Level.RISKY : Level.DOCS, SUBJECT,
        "instructions" + (form ? " changed in form only" : " " + Excerpt.of(old, now))
            + (crosses ? "; of their " + now.length() + " characters some clients show " + SHOWN : ""),
        Places.member(before, after, "instructions"), "from", Reporter.digest(old), "to", Reporter.digest(now));
  }
}
