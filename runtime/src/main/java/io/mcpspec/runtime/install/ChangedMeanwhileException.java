package io.mcpspec.runtime.install;

import java.io.IOException;
import java.nio.file.Path;

/** Another program wrote a configuration file after it was read here. */
final class ChangedMeanwhileException extends IOException {

  private static final long serialVersionUID = 1L;

  ChangedMeanwhileException(Path file) {
    super(file + " was changed by another program at the same time; run the command again");
  }
}
