package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.Json;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds environment variables that no call could work with. Each start asks it, so it loads nothing of the SDK, and
 * next to nothing of ours where all is well.
 */
public final class AwsSettings {

  private static final int HIGHEST_PORT = 65_535;
  private static final int LONGEST_SHOWN = 200;
  private static final String REGION = "[a-z]{2,}(-[a-z]+)+-\\d+|local";
  private static final String ODD_HOST = "[a-z][a-z0-9+.-]*://([^/:@]+)(:\\d+)?(/.*)?";

  private final Map<String, String> environment;
  private final List<String> faults = new ArrayList<>();

  private AwsSettings(Map<String, String> environment) {
    this.environment = environment;
  }

  /**
   * What is wrong, each with the variable and what to write.
   *
   * @param environment variables by name
   * @param endpoint the variable that holds the service's endpoint
   */
  public static List<String> faults(Map<String, String> environment, String endpoint) {
    AwsSettings settings = new AwsSettings(environment);
    settings.checkEndpoint(endpoint);
    settings.checkEndpoint("AWS_ENDPOINT_URL");
    settings.checkRegion("AWS_REGION");
    settings.checkRegion("AWS_DEFAULT_REGION");
    settings.checkProxy("HTTPS_PROXY");
    settings.checkProxy("https_proxy");
    settings.checkProxy("HTTP_PROXY");
    settings.checkProxy("http_proxy");
    settings.checkSwitch("AWS_USE_FIPS_ENDPOINT");
    settings.checkSwitch("AWS_USE_DUALSTACK_ENDPOINT");
    settings.checkSwitch("AWS_EC2_METADATA_DISABLED");
    return settings.faults;
  }

  private void checkEndpoint(String name) {
    String url = value(name);
    Optional<String> fault = url.isEmpty() ? Optional.empty() : urlFault(url);
    if (fault.isPresent()) {
      add(name, "a URL such as http://localhost:8000", fault.get());
    }
  }

  private void checkRegion(String name) {
    String region = value(name);
    if (!region.isEmpty() && !Pattern.matches(REGION, region)) {
      add(name, "a region such as eu-west-1", shown(region));
    }
  }

  /** The value is not shown: it may hold a password. */
  private void checkProxy(String name) {
    String url = value(name);
    if (!url.isEmpty() && urlFault(url.replaceFirst("://[^/@]*@", "://")).isPresent()) {
      add(name, "a URL such as http://proxy.example.com:8080", "something else");
    }
  }

  private void checkSwitch(String name) {
    String value = value(name);
    if (!value.isEmpty() && !value.equalsIgnoreCase("true") && !value.equalsIgnoreCase("false")) {
      add(name, "true or false", shown(value));
    }
  }

  private String value(String name) {
    String value = environment.get(name);
    return value == null ? "" : value.strip();
  }

  /** Why a text is not the URL of a host; empty when it is. */
  static Optional<String> urlFault(String text) {
    try {
      URI uri = new URI(text);
      boolean isHttp = "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
      if (isHttp && uri.getHost() != null && uri.getPort() <= HIGHEST_PORT && uri.getUserInfo() == null) {
        return Optional.empty();
      }
      boolean isOddHost = isHttp && uri.getHost() == null && Pattern.matches(ODD_HOST, text);
      return Optional.of(shown(text) + (isOddHost ? ", whose host name may only have letters, digits, - and ." : ""));
    } catch (URISyntaxException notUrl) {
      return Optional.of(shown(text));
    }
  }

  private static String shown(String text) {
    return Json.of(text.substring(0, Math.min(text.length(), LONGEST_SHOWN))).toJson();
  }

  private void add(String name, String expected, String got) {
    faults.add(name + ": expected " + expected + ", got " + got);
  }
}
