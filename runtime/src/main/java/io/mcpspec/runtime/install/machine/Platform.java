package io.mcpspec.runtime.install.machine;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where a system keeps what belongs to a user.
 *
 * @param system the system
 * @param environment the variables of this process, by which users choose other places
 */
public record Platform(OperatingSystem system, Map<String, String> environment) {

  /** The systems, as far as their places differ. */
  public enum OperatingSystem {
    LINUX,
    MACOS,
    WINDOWS;

    /** The one of this name, as Java gives it. */
    static OperatingSystem named(String name) {
      String folded = name.toLowerCase(Locale.ROOT);
      if (folded.startsWith("windows")) {
        return WINDOWS;
      }
      return folded.startsWith("mac") ? MACOS : LINUX;
    }
  }

  /** The one that this runs on. */
  public static Platform current(Map<String, String> environment) {
    return new Platform(OperatingSystem.named(System.getProperty("os.name")), environment);
  }

  /** The user's home. */
  public Path home() {
    return variable(system == OperatingSystem.WINDOWS ? "USERPROFILE" : "HOME")
        .orElseGet(() -> Path.of(System.getProperty("user.home")));
  }

  /** Where programs keep settings. */
  public Path config() {
    return switch (system) {
      case LINUX -> variable("XDG_CONFIG_HOME").orElse(home().resolve(".config"));
      case MACOS -> home().resolve("Library/Application Support");
      case WINDOWS -> variable("APPDATA").orElse(home().resolve("AppData/Roaming"));
    };
  }

  /** Where programs keep their own files. */
  public Path data() {
    return switch (system) {
      case LINUX -> variable("XDG_DATA_HOME").orElse(home().resolve(".local/share"));
      case MACOS -> home().resolve("Library/Application Support");
      case WINDOWS -> localData();
    };
  }

  /** Where programs keep what they can make again. */
  public Path cache() {
    return switch (system) {
      case LINUX -> variable("XDG_CACHE_HOME").orElse(home().resolve(".cache"));
      case MACOS -> home().resolve("Library/Caches");
      case WINDOWS -> localData();
    };
  }

  private Path localData() {
    return variable("LOCALAPPDATA").orElse(home().resolve("AppData/Local"));
  }

  /** The path in a variable; as the XDG convention has it, one that is empty or relative counts as not set. */
  public Optional<Path> variable(String name) {
    return Optional.ofNullable(environment.get(name))
        .filter(value -> !value.isBlank())
        .map(Path::of)
        .filter(Path::isAbsolute);
  }
}
