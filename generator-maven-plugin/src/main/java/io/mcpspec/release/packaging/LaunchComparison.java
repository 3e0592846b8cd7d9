package io.mcpspec.release.packaging;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * S06: compares how clients start the server. Links are decoded before they come here, so another encoding is not a
 * change.
 */
public final class LaunchComparison {

  private final Findings findings;

  private LaunchComparison(Findings findings) {
    this.findings = findings;
  }

  static void compare(List<Launch> before, List<Launch> after, Findings findings) {
    if (!before.isEmpty() && !after.isEmpty()) {
      new LaunchComparison(findings).compare(before, after);
    }
  }

  private void compare(List<Launch> before, List<Launch> after) {
    reportLostTransports(before, after);
    Map<String, Mapping> old = byClient(before);
    Map<String, Mapping> now = byClient(after);
    TreeSet<String> clients = new TreeSet<>(old.keySet());
    clients.addAll(now.keySet());
    for (String client : clients) {
      if (!now.containsKey(client)) {
        add(Level.RISKY, client, "", "is gone");
      } else if (!old.containsKey(client)) {
        reportUnsafe(client, now.get(client), old);
      } else {
        compare(client, old.get(client), now.get(client));
      }
    }
  }

  private static Map<String, Mapping> byClient(List<Launch> launches) {
    Map<String, Mapping> all = new TreeMap<>();
    launches.forEach(launch -> all.put(launch.client(), launch.configuration()));
    return all;
  }

  private void reportLostTransports(List<Launch> before, List<Launch> after) {
    TreeSet<String> lost = transports(before);
    lost.removeAll(transports(after));
    for (String transport : lost) {
      findings.add(
          Rule.TRANSPORT_OR_LAUNCH_CHANGED, Level.BREAKING, "package/transport/" + transport,
          "no client is told to connect by " + transport + " any more", "transport", transport);
    }
  }

  private static TreeSet<String> transports(List<Launch> launches) {
    TreeSet<String> transports = new TreeSet<>();
    for (Launch launch : launches) {
      transports.add(launch.configuration().has("url") ? "http" : "stdio");
    }
    return transports;
  }

  private void compare(String client, Mapping before, Mapping after) {
    TreeSet<String> keys = new TreeSet<>(before.keys());
    keys.addAll(after.keys());
    for (String key : keys) {
      Node old = before.get(key).orElse(null);
      Node now = after.get(key).orElse(null);
      if (key.equals("env") && old instanceof Mapping oldEnv && now instanceof Mapping newEnv) {
        compareEnvironment(client, oldEnv, newEnv);
      } else if (!Objects.equals(old, now)) {
        add(Level.RISKY, client, key, "changed `" + key + "`: " + shown(old) + " → " + shown(now));
      }
    }
  }

  private void compareEnvironment(String client, Mapping before, Mapping after) {
    TreeSet<String> names = new TreeSet<>(before.keys());
    names.addAll(after.keys());
    for (String name : names) {
      Node old = before.get(name).orElse(null);
      Node now = after.get(name).orElse(null);
      if (!Objects.equals(old, now)) {
        add(Level.RISKY, client, "env." + name, "changed " + name + ": " + shown(old) + " → " + shown(now));
      }
    }
  }

  /** A new form that lacks a variable which all older forms set, such as the one that makes the server read-only. */
  private void reportUnsafe(String client, Mapping launch, Map<String, Mapping> others) {
    List<String> missing = new ArrayList<>();
    for (String name : commonVariables(others)) {
      if (!environment(launch).has(name)) {
        missing.add(name);
      }
    }
    if (!missing.isEmpty()) {
      add(Level.RISKY, client, String.join(",", missing),
          "is new and does not set " + String.join(", ", missing) + ", which all other forms set");
    }
  }

  private static TreeSet<String> commonVariables(Map<String, Mapping> launches) {
    TreeSet<String> common = new TreeSet<>();
    launches.values().forEach(launch -> common.addAll(environment(launch).keys()));
    launches.values().forEach(launch -> common.retainAll(environment(launch).keys()));
    return common;
  }

  private static Mapping environment(Mapping launch) {
    return launch.get("env").orElse(null) instanceof Mapping env ? env : new Mapping(List.of(), launch.span());
  }

  private static String shown(Node value) {
    return value == null ? "none" : value instanceof Scalar scalar ? scalar.text() : JsonWriter.compact(value);
  }

  private void add(Level level, String client, String what, String message) {
    findings.add(
        Rule.TRANSPORT_OR_LAUNCH_CHANGED, level, "package/launch/" + client,
        "the launch configuration for " + client + " " + message, "what", what, "change", message);
  }
}
