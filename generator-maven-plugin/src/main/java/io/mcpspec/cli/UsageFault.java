package io.mcpspec.cli;

import io.mcpspec.diagnostic.ClosestName;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What is wrong with a command line, and what was probably meant.
 *
 * @param fault what picocli found
 */
record UsageFault(ParameterException fault) {

  /** A sentence, and where to read on. */
  String text() {
    CommandLine line = fault.getCommandLine();
    return message(line) + "\n`" + line.getCommandSpec().qualifiedName() + " --help` shows what it takes";
  }

  private String message(CommandLine line) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), line);
    }
    if (fault instanceof MissingParameterException missing) {
      return "missing " + missing.getMissing().stream().map(UsageFault::label).collect(Collectors.joining(", "));
    }
    String text = fault.getMessage().replaceAll("'([^']*)'", "`$1`");
    if (text.contains("(case-insensitive)")) {
      text = text.replace(" (case-insensitive)", "").replaceAll("[\\[\\]]", "").toLowerCase(Locale.ROOT);
    }
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static String label(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? "`" + option.longestName() + " " + option.paramLabel() + "`"
        : "`" + argument.paramLabel() + "`";
  }

  private static String unmatched(String argument, CommandLine line) {
    if (argument.startsWith("-")) {
      String written = argument.replaceFirst("=.*", "");
      List<String> options = line.getCommandSpec().options().stream()
          .sorted(Comparator.comparing(OptionSpec::longestName)).map(OptionSpec::longestName).toList();
      return "unknown option `" + written + "`" + suggested(written, options);
    }
    if (line.getParent() == null) {
      return "unknown command `" + argument + "`" + suggested(argument, Commands.names());
    }
    return "`" + argument + "` is one argument too many; a server's command goes behind `--`";
  }

  private static String suggested(String written, Collection<String> known) {
    return ClosestName.of(written, known).map(name -> "; did you mean `" + name + "`?").orElse("");
  }
}
