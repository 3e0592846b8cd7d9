package io.mcpspec.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What is known of one service of AWS is in the service's own package. */
class ServicesTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path DYNAMODB = SOURCES.resolve("io/mcpspec/binding/aws/dynamodb");
  private static final Path LIST_OF_SERVICES = SOURCES.resolve("io/mcpspec/compiler/Bindings.java");

  @Test
  void onlyItsOwnPackageAndTheListOfServicesNameDynamoDb() throws IOException {
    List<Path> naming = new ArrayList<>();
    for (Path file : Imports.javaFiles(SOURCES)) {
      if (!file.startsWith(DYNAMODB) && Files.readString(file).toLowerCase(Locale.ROOT).contains("dynamo")) {
        naming.add(file);
      }
    }
    assertThat(naming).containsExactly(LIST_OF_SERVICES);
  }
}
