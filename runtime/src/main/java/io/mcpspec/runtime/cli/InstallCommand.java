package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.install.InstallRequest;
import io.mcpspec.runtime.install.Installer;
import io.mcpspec.runtime.install.Uninstaller;
import io.mcpspec.runtime.install.client.Clients;
import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.client.Snippet;
import io.mcpspec.runtime.install.machine.Platform;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.text.ClosestNames;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The commands {@code install} and {@code uninstall}, once their options are read. */
record InstallCommand(Manifest manifest, Options options, Platform platform, Clients clients, PrintStream out) {

  private static final Pattern PASSWORD = Pattern.compile("://[^/?#\\s@]*:[^/?#\\s@]+@");

  void install(CommandLine line, Installer installer) throws IOException, InterruptedException {
    InstallRequest request =
        new InstallRequest(name(line), arguments(line), environment(line), line.has(Flag.FORCE));
    List<KnownClient> chosen = chosen(line);
    if (line.has(Flag.PRINT)) {
      (chosen.isEmpty() ? clients.all() : chosen).forEach(client ->
          out.println(new Snippet(client, request.name(), installer.present(request)).markdown()));
    } else if (chosen.isEmpty()) {
      out.print(overview(installer.launch(request).entry(clients.all().get(0)).toJson()));
    } else if (line.has(Flag.DRY_RUN)) {
      installer.show(chosen, request);
    } else {
      installer.install(chosen, request);
      out.println(chosen.size() == 1 ? "Start the client anew." : "Start the clients anew.");
    }
    out.print(offers(request));
  }

  void uninstall(CommandLine line) throws IOException, InterruptedException {
    Uninstaller uninstaller = new Uninstaller(manifest.name(), platform, line.has(Flag.DRY_RUN), out);
    List<KnownClient> chosen = chosen(line);
    if (chosen.isEmpty()) {
      uninstaller.uninstallAll(clients, name(line), line.has(Flag.FORCE));
    } else {
      uninstaller.uninstall(chosen, name(line), line.has(Flag.FORCE));
    }
  }

  /** What is shown when no client is named. */
  private String overview(String entry) {
    StringBuilder page = new StringBuilder("Name the clients: `install --client NAME…`. These are known:\n");
    for (KnownClient client : clients.all()) {
      String head = String.format(Locale.ROOT, "  %-16s %-10s ",
          client.id(), client.isFound(platform) ? "found" : "not found");
      page.append(new Row(head, client.file(platform).toString()).wrapped());
    }
    return page.append("\nThe entry would be\n  ").append(entry).append("\n").toString();
  }

  private List<KnownClient> chosen(CommandLine line) {
    List<KnownClient> chosen = new ArrayList<>();
    for (String id : line.values(Flag.CLIENT)) {
      chosen.add(clients.client(id).orElseThrow(() -> new UsageException("unknown client `" + id + "`"
          + or(new ClosestNames(clients.ids()).hint(id), "; there is " + new ClosestNames(clients.ids()).all()))));
    }
    return chosen;
  }

  private String name(CommandLine line) {
    String name = line.value(Flag.NAME).orElseGet(manifest::shortName);
    if (!name.matches("[A-Za-z0-9_-]{1,64}")) {
      throw new UsageException("option `" + Flag.NAME.written() + "`: expected up to 64 letters, digits, `_` and `-`,"
          + " got `" + name + "`");
    }
    return name;
  }

  /** What changes something is off unless asked for. */
  private List<String> arguments(CommandLine line) {
    if (line.has(Flag.ALLOW_WRITES) && line.has(Flag.READ_ONLY)) {
      throw new UsageException("`" + Flag.ALLOW_WRITES.written() + "` and `" + Flag.READ_ONLY.written()
          + "` exclude each other; give one of them");
    }
    List<String> arguments = new ArrayList<>();
    if (!line.has(Flag.ALLOW_WRITES)) {
      arguments.add(Flag.READ_ONLY.written());
    }
    for (Option option : options.all()) {
      if (option.isKept() && option.takesValue() && line.has(option)) {
        arguments.add(option.written());
        arguments.add(String.join(",", line.values(option)));
      }
    }
    return arguments;
  }

  private Map<String, String> environment(CommandLine line) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String assignment : line.values(Flag.ENV)) {
      String[] parts = assignment.split("=", 2);
      Manifest.Variable variable = variable(parts[0]);
      if (variable.secret()) {
        throw new UsageException("`" + parts[0] + "` is a secret, and a client's configuration is a file that others"
            + " read; keep it in the environment of the client, or use a profile");
      }
      if (parts.length == 1) {
        throw new UsageException("option `" + Flag.ENV.written() + "`: expected NAME=VALUE, got `" + assignment + "`");
      }
      if (holdsPassword(parts[1])) {
        throw new UsageException("the URL in `" + parts[0] + "` has a password in it, and a client's configuration is a"
            + " file that others read; keep the variable in the environment of the client");
      }
      chosen.put(parts[0], parts[1]);
    }
    return chosen;
  }

  private static boolean holdsPassword(String value) {
    return PASSWORD.matcher(value).find();
  }

  private Manifest.Variable variable(String name) {
    List<String> known = manifest.environment().stream().map(Manifest.Variable::name).toList();
    return manifest.environment().stream().filter(one -> one.name().equals(name)).findFirst()
        .orElseThrow(() -> new UsageException("the server reads no variable `" + name + "`"
            + or(new ClosestNames(known).hint(name), "; it reads " + new ClosestNames(known).all())));
  }

  /** Variables that are set here, and that a client which is started elsewhere may not have. */
  private String offers(InstallRequest request) {
    List<String> offers = new ArrayList<>();
    for (Manifest.Variable variable : manifest.environment()) {
      Optional<String> value = Optional.ofNullable(platform.environment().get(variable.name()));
      boolean isSecret = variable.secret() || value.filter(InstallCommand::holdsPassword).isPresent();
      if (value.isPresent() && !isSecret && !request.environment().containsKey(variable.name())) {
        offers.add("  " + Flag.ENV.written() + " " + variable.name() + "=" + value.get());
      }
    }
    return offers.isEmpty() ? "" : "Set here, and not for the server; add what it needs:\n"
        + String.join("\n", offers) + "\n";
  }

  private static String or(String hint, String otherwise) {
    return hint.isEmpty() ? otherwise : hint;
  }
}
