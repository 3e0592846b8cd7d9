package io.mcpspec.runtime.install.archive;

import io.mcpspec.runtime.cli.FixtureServing;
import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.tool.ToolEntry;
import io.mcpspec.runtime.tool.ToolResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The fixture as a server that leaves a mark when something of it is reached. */
public final class TouchyMain extends FixtureServer {

  /** The variable that says where the mark is left. */
  static final String MARK = "FIXTURE_MARK";

  public static void main(String[] args) {
    FixtureServing.run(new TouchyMain(), args);
  }

  @Override
  public List<ToolEntry> tools() {
    return super.tools().stream().map(tool -> new ToolEntry(tool.name(), tool.group(), tool.effect(),
        (arguments, context) -> {
          leaveMark(tool.name());
          return ToolResult.structured(arguments);
        })).toList();
  }

  @Override
  public List<Interceptor> interceptors() {
    return List.of(TouchyMain::count);
  }

  private static JsonObject count(Call call, Interceptor.Next next) {
    if (!call.compiled()) {
      leaveMark("an interceptor");
    }
    return next.proceed(call);
  }

  private static void leaveMark(String what) {
    try {
      Files.writeString(Path.of(System.getenv(MARK)), what);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
