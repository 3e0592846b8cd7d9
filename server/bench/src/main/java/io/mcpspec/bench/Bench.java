package io.mcpspec.bench;

import io.mcpspec.bench.generator.GenerateBench;
import io.mcpspec.bench.server.ServerBench;
import io.mcpspec.bench.soak.Soak;
import java.nio.file.Path;
import java.util.List;

/** Measures what was asked for, and prints a table for each. */
public final class Bench {

  private Bench() {}

  /**
   * @param args what to measure, such as {@code servers,generate}; how often; the folder of this module
   */
  public static void main(String[] args) throws Exception {
    // The JDK's HTTP server, as a stub, would hold answers back for some 40 ms.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    int rounds = Integer.parseInt(args[1]);
    Path module = Path.of(args[2]).toAbsolutePath();
    for (String part : List.of(args[0].split(","))) {
      List<Table> tables = switch (part) {
        case "servers" -> new ServerBench(module, rounds).run();
        case "generate" -> List.of(new GenerateBench(module, rounds).run());
        case "soak" -> List.of(new Soak(module).run());
        default -> throw new IllegalArgumentException(
            "`" + part + "` is not measured here; choose of servers, generate, soak");
      };
      tables.forEach(table -> System.out.println("\n" + table));
    }
  }
}
