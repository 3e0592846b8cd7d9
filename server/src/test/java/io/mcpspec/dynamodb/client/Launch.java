package io.mcpspec.dynamodb.client;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a server is started. It inherits nothing: its environment is what stands here, so that no credentials and no
 * region of this machine reach a test.
 *
 * @param command program and arguments
 * @param environment all that the server sees
 */
public record Launch(List<String> command, Map<String, String> environment) {

  private static final Path JAR = Path.of("target", "dynamodb-mcp-server.jar");

  public Launch {
    command = List.copyOf(command);
    environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
  }

  /**
   * The packaged server with fake credentials, a region and no way to the metadata service.
   *
   * @throws IllegalStateException when it is not packaged
   */
  public static Launch packaged(String... arguments) {
    if (!Files.exists(JAR)) {
      throw new IllegalStateException("no " + JAR + ": package the server first, mvn -pl server -am package");
    }
    return jar(JAR, arguments);
  }

  /** Another jar of the server, as {@link #packaged} otherwise. */
  public static Launch jar(Path jar, String... arguments) {
    List<String> java = new ArrayList<>(List.of("-jar", jar.toAbsolutePath().toString()));
    java.addAll(List.of(arguments));
    return java(java).with(fake());
  }

  /** The class {@code main} from these class folders and jars, as {@link #packaged} otherwise. */
  public static Launch classes(List<Path> classpath, String main, String... arguments) {
    String joined = String.join(File.pathSeparator, classpath.stream().map(Path::toString).toList());
    List<String> java = new ArrayList<>(List.of("-cp", joined, main));
    java.addAll(List.of(arguments));
    return java(java).with(fake());
  }

  public Launch with(String name, String value) {
    return with(Collections.singletonMap(name, value));
  }

  public Launch without(String name) {
    Map<String, String> rest = new LinkedHashMap<>(environment);
    rest.remove(name);
    return new Launch(command, rest);
  }

  /** With one more option for the Java virtual machine. */
  public Launch option(String option) {
    List<String> more = new ArrayList<>(command);
    more.add(1, option);
    return new Launch(more, environment);
  }

  /** Sends all requests to {@code endpoint} instead of AWS. */
  public Launch endpoint(URI endpoint) {
    return with("AWS_ENDPOINT_URL_DYNAMODB", endpoint.toString());
  }

  Process start() throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }

  private Launch with(Map<String, String> more) {
    Map<String, String> all = new LinkedHashMap<>(environment);
    all.putAll(more);
    return new Launch(command, all);
  }

  private static Launch java(List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Many short runs on few cores: compile little, collect simply.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(arguments);
    return new Launch(command, Map.of());
  }

  private static Map<String, String> fake() {
    Map<String, String> fake = new LinkedHashMap<>();
    fake.put("HOME", Path.of("target").toAbsolutePath().toString());
    fake.put("AWS_ACCESS_KEY_ID", "AKIATESTTESTTESTTEST");
    fake.put("AWS_SECRET_ACCESS_KEY", "test-secret-that-opens-nothing");
    fake.put("AWS_REGION", "eu-west-1");
    fake.put("AWS_EC2_METADATA_DISABLED", "true");
    return fake;
  }
}
