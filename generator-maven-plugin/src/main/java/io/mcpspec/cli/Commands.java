package io.mcpspec.cli;

import io.mcpspec.cli.command.CheckSpec;
import io.mcpspec.cli.command.CompletionScript;
import io.mcpspec.cli.command.DiffSides;
import io.mcpspec.cli.command.ExplainCode;
import io.mcpspec.cli.command.GenerateFiles;
import io.mcpspec.cli.command.ImportServer;
import io.mcpspec.cli.command.InitProject;
import io.mcpspec.cli.command.LintServer;
import io.mcpspec.cli.command.LockRelease;
import io.mcpspec.cli.command.PinServers;
import io.mcpspec.cli.command.ServeMock;
import io.mcpspec.cli.command.VerifyServer;
import io.mcpspec.cli.command.WriteDocs;
import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.TerminalCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/** All commands, in the order of the help. */
final class Commands {

  private static final Map<String, Function<Call, TerminalCommand>> ALL = all();

  private Commands() {}

  private static Map<String, Function<Call, TerminalCommand>> all() {
    Map<String, Function<Call, TerminalCommand>> all = new LinkedHashMap<>();
    all.put("init", InitProject::new);
    all.put("check", CheckSpec::new);
    all.put("lint", LintServer::new);
    all.put("generate", GenerateFiles::new);
    all.put("explain", ExplainCode::new);
    all.put("serve", ServeMock::new);
    all.put("diff", DiffSides::new);
    all.put("lock", LockRelease::new);
    all.put("verify", VerifyServer::new);
    all.put("import", ImportServer::new);
    all.put("pin", PinServers::new);
    all.put("docs", WriteDocs::new);
    all.put("completion", CompletionScript::new);
    return all;
  }

  static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  /** The parser. Where the first argument names a command, only that one is built, which takes less time. */
  static CommandLine parser(Call call, List<String> arguments) {
    CommandLine root = new CommandLine(new Root());
    String first = arguments.isEmpty() ? "" : arguments.get(0);
    boolean alone = ALL.containsKey(first) && !first.equals("completion");
    (alone ? List.of(first) : names()).forEach(name -> root.addSubcommand(name, ALL.get(name).apply(call)));
    root.getSubcommands().values().forEach(command -> command.getCommandSpec().usageMessage().sortOptions(false));
    return root;
  }
}
