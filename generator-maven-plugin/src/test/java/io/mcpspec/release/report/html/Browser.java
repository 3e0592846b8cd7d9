package io.mcpspec.release.report.html;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A Chromium without a window, driven by the W3C WebDriver protocol. Bodies are JSON written by hand, with {@code '}
 * for {@code "}.
 */
public final class Browser implements AutoCloseable {

  private static final Pattern PORT = Pattern.compile("started successfully on port (\\d+)");
  private static final String ELEMENT = "#/value/element-6066-11e4-a52e-4f735466cecf";
  private static final String CAPABILITIES = """
      {'capabilities': {'alwaysMatch': {'browserName': 'chrome', 'goog:loggingPrefs': {'browser': 'ALL'},
        'goog:chromeOptions': {'args': ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic',
        '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
        '--user-data-dir=%s']}}}}
      """;

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process driver;
  private final String address;
  private final String session;

  /**
   * Starts it.
   *
   * @param profile an empty folder for all that it keeps
   */
  public Browser(Path profile) throws IOException {
    ProcessBuilder command = new ProcessBuilder("chromedriver", "--port=0").redirectErrorStream(true);
    command.environment().put("XDG_CONFIG_HOME", profile.toAbsolutePath().toString()); // reports of crashes
    driver = command.start();
    try {
      address = "http://127.0.0.1:" + port();
      String path = profile.toAbsolutePath().toString();
      session = "/session/" + text(send("POST", "/session", CAPABILITIES.formatted(path)), "#/value/sessionId");
    } catch (IOException | RuntimeException e) {
      end();
      throw e;
    }
  }

  private String port() throws IOException {
    BufferedReader output = driver.inputReader(StandardCharsets.UTF_8);
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      Matcher port = PORT.matcher(line);
      if (port.find()) {
        return port.group(1);
      }
    }
    throw new IOException("chromedriver ended before it listened");
  }

  /** Opens a file in a page of this width, for a reader who prefers this theme and no motion, so nothing takes time. */
  public void open(Path page, int width, String theme) throws IOException {
    protocol("Emulation.setDeviceMetricsOverride",
        "{'width': %d, 'height': 844, 'deviceScaleFactor': 1, 'mobile': %b}".formatted(width, width < 600));
    protocol("Emulation.setEmulatedMedia",
        ("{'features': [{'name': 'prefers-color-scheme', 'value': '%s'},"
            + " {'name': 'prefers-reduced-motion', 'value': 'reduce'}]}").formatted(theme));
    send("POST", session + "/url", "{'url': 'about:blank'}");
    send("POST", session + "/url", "{'url': '%s'}".formatted(page.toUri()));
  }

  /** Sends a command of the DevTools protocol. */
  public void protocol(String command, String parameters) throws IOException {
    send("POST", session + "/goog/cdp/execute", "{'cmd': '%s', 'params': %s}".formatted(command, parameters));
  }

  /** What a script returns, as JSON; its strings stand in double quotes. */
  public String run(String script) throws IOException {
    String quoted = script.replace("\"", "\\\"").replace("\n", " ");
    return json(send("POST", session + "/execute/sync", "{'args': [], 'script': '" + quoted + "'}"), "#/value");
  }

  /** Waits at most ten seconds until a script returns {@code true}. */
  public void until(String script) throws IOException, InterruptedException {
    long end = System.nanoTime() + 10_000_000_000L;
    while (!run(script).equals("true")) {
      if (System.nanoTime() > end) {
        throw new IOException("not true after ten seconds: " + script);
      }
      Thread.sleep(20);
    }
  }

  public void click(String selector) throws IOException {
    send("POST", session + "/element/" + element(selector) + "/click", "{}");
  }

  public void type(String selector, String text) throws IOException {
    send("POST", session + "/element/" + element(selector) + "/value", "{'text': '%s'}".formatted(text));
  }

  /** The text of an element as a reader sees it; empty when it is hidden. */
  public String read(String selector) throws IOException {
    return text(send("GET", session + "/element/" + element(selector) + "/text", ""), "#/value");
  }

  /** What the page wrote to the console since this was last asked, errors of the browser included. */
  public String console() throws IOException {
    return json(send("POST", session + "/se/log", "{'type': 'browser'}"), "#/value");
  }

  private String element(String selector) throws IOException {
    String body = "{'using': 'css selector', 'value': '%s'}".formatted(selector);
    return text(send("POST", session + "/element", body), ELEMENT);
  }

  private Node send(String method, String path, String body) throws IOException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
        .header("Content-Type", "application/json")
        .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body.replace('\'', '"')))
        .build();
    HttpResponse<String> response = answer(request);
    if (response.statusCode() != 200) {
      throw new IOException(method + " " + path + " " + body + ": " + response.body());
    }
    return new JsonReader(new Diagnostics()).read(new SourceFile(path, response.body())).orElseThrow();
  }

  private HttpResponse<String> answer(HttpRequest request) throws IOException {
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private static String json(Node answer, String pointer) {
    return JsonWriter.compact(JsonPointer.resolve(answer, pointer).orElseThrow());
  }

  private static String text(Node answer, String pointer) {
    return ((Scalar) JsonPointer.resolve(answer, pointer).orElseThrow()).text();
  }

  @Override
  public void close() throws IOException {
    try {
      send("DELETE", session, "");
    } finally {
      end();
    }
  }

  private void end() {
    List<ProcessHandle> all = Stream.concat(driver.descendants(), Stream.of(driver.toHandle())).toList();
    all.forEach(ProcessHandle::destroy);
    all.forEach(process -> process.onExit().join());
  }
}
