package io.mcpspec.runtime.aws.client;

import io.mcpspec.runtime.tool.ToolException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.profiles.ProfileFile;

/**
 * What the user set up for AWS: environment variables and the profile.
 *
 * @param variables gives a variable's value, or {@code null}
 * @param profiles the shared configuration and credentials files, read when asked for
 */
public record AwsEnvironment(UnaryOperator<String> variables, Supplier<ProfileFile> profiles) {

  /** A variable's value; empty when it is not set or blank. */
  public Optional<String> variable(String name) {
    return Optional.ofNullable(variables.apply(name)).map(String::strip).filter(value -> !value.isEmpty());
  }

  /** The profile in use. */
  public String profile() {
    return variable("AWS_PROFILE").orElse("default");
  }

  /**
   * A property of the profile in use.
   *
   * @throws ToolException when the files cannot be read
   */
  public Optional<String> profileProperty(String name) {
    try {
      return profiles.get().profile(profile()).flatMap(profile -> profile.property(name));
    } catch (IllegalArgumentException | IllegalStateException unreadable) {
      throw new ToolException(
          "The AWS configuration files cannot be read: correct them, or set AWS_REGION", unreadable);
    }
  }
}
