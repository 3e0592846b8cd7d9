package io.mcpspec.runtime.aws.client;

import java.util.function.Supplier;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.profiles.ProfileFileSupplier;

/**
 * The user's configuration files of AWS, looked for at the first call rather than at start-up; changes are followed.
 */
public final class SharedProfiles implements Supplier<ProfileFile> {

  private ProfileFileSupplier files;

  @Override
  public synchronized ProfileFile get() {
    if (files == null) {
      files = ProfileFileSupplier.defaultSupplier();
    }
    return files.get();
  }
}
