package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.server.Finding;
import io.mcpspec.runtime.text.Excerpt;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds environment variables that no call could work with. Loads nothing of the SDK, since each start asks it.
 *
 * @param environment variables by name
 */
record AwsSettings(Map<String, String> environment) {

  private static final String ENDPOINTS = "AWS_ENDPOINT_URL";
  private static final int HIGHEST_PORT = 65_535;
  private static final Pattern REGION = Pattern.compile("[a-z]{2,}(-[a-z]+)+-\\d+|local");
  private static final Pattern HOST = Pattern.compile("[a-z][a-z0-9+.-]*://([^/:@]+)(:\\d+)?(/.*)?");
  private static final List<String> PROXIES = List.of("HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy");
  private static final List<String> SWITCHES =
      List.of("AWS_USE_FIPS_ENDPOINT", "AWS_USE_DUALSTACK_ENDPOINT", "AWS_EC2_METADATA_DISABLED");

  /** What is wrong, each with the variable and what to write. */
  List<Finding> wrong(String endpointVariable) {
    List<Finding> wrong = new ArrayList<>();
    for (String name : List.of(endpointVariable, ENDPOINTS)) {
      value(name).flatMap(AwsSettings::urlFault)
          .ifPresent(fault -> wrong.add(finding(name, "a URL such as http://localhost:8000", fault)));
    }
    for (String name : List.of("AWS_REGION", "AWS_DEFAULT_REGION")) {
      value(name).filter(region -> !REGION.matcher(region).matches())
          .ifPresent(region -> wrong.add(finding(name, "a region such as eu-west-1", shown(region))));
    }
    for (String name : PROXIES) {
      value(name).filter(url -> urlFault(url.replaceFirst("://[^/@]*@", "://")).isPresent())
          .ifPresent(url -> wrong.add(finding(name, "a URL such as http://proxy.example.com:8080", "something else")));
    }
    for (String name : SWITCHES) {
      value(name).filter(text -> !text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false"))
          .ifPresent(text -> wrong.add(finding(name, "true or false", shown(text))));
    }
    return wrong;
  }

  private Optional<String> value(String name) {
    return Optional.ofNullable(environment.get(name)).map(String::strip).filter(value -> !value.isEmpty());
  }

  /** Why a text is not the URL of a host; empty when it is. */
  static Optional<String> urlFault(String text) {
    try {
      URI uri = new URI(text);
      boolean isHttp = "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
      if (isHttp && uri.getHost() != null && uri.getPort() <= HIGHEST_PORT && uri.getUserInfo() == null) {
        return Optional.empty();
      }
      boolean isOddHost = isHttp && uri.getHost() == null && HOST.matcher(text).matches();
      return Optional.of(shown(text) + (isOddHost ? ", whose host name may only have letters, digits, - and ." : ""));
    } catch (URISyntaxException notUrl) {
      return Optional.of(shown(text));
    }
  }

  private static String shown(String text) {
    return Excerpt.of(text);
  }

  private static Finding finding(String name, String expected, String got) {
    return Finding.failure("setting", name + ": expected " + expected + ", got " + got);
  }
}
