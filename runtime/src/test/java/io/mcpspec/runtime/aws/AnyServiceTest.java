package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Finding;
import io.mcpspec.runtime.tool.ToolException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;

/** A service that no runtime code knows: all that is said of it comes from its {@link AwsService}. */
class AnyServiceTest {

  private final Map<String, String> variables =
      Map.of("AWS_REGION", "eu-west-1", "AWS_ENDPOINT_URL_SHELVES", "http://localhost:1");

  @Test
  void findsTheEndpointByTheVariableOfTheService() {
    try (AwsClients<ShelfClient> clients = clients()) {
      assertThat(clients.endpoint(Optional.empty()))
          .isEqualTo(new Endpoint(URI.create("http://localhost:1"), "AWS_ENDPOINT_URL_SHELVES", true));
    }
  }

  @Test
  void checksTheServiceByItsProbe() {
    try (AwsClients<ShelfClient> clients = clients()) {
      assertThat(new AwsCheck(() -> clients).run())
          .contains(Finding.ok("call", "ListShelves answered"));
    }
  }

  @Test
  void namesTheServiceInFailures() {
    assertThat(failure(SdkClientException.create("Unable to execute HTTP request: reset")))
        .isEqualTo("The call to Shelves in eu-west-1 broke off after 1 attempt: retry, or ask for less (Unable to"
            + " execute HTTP request: reset)");
    assertThat(failure(refused("ShelfIsFullException")))
        .isEqualTo("Shelves refused the call\nAWS: ShelfIsFullException: no (request id unknown)\nthe shelf of {}");
  }

  private String failure(RuntimeException thrown) {
    try (AwsClients<ShelfClient> clients = clients()) {
      AwsCall<ShelfClient> call = new AwsCalls<>(clients, Map.of(), Map.of())
          .reading(Calls.context(), Optional.empty(), () -> JsonObject.EMPTY);
      ToolException[] told = new ToolException[1];
      assertThatThrownBy(() -> call.send(client -> {
        throw thrown;
      })).isInstanceOfSatisfying(ToolException.class, failure -> told[0] = failure);
      return told[0].getMessage();
    }
  }

  private static AwsServiceException refused(String code) {
    return AwsServiceException.builder()
        .statusCode(400)
        .awsErrorDetails(AwsErrorDetails.builder().errorCode(code).errorMessage("no").build())
        .build();
  }

  private AwsClients<ShelfClient> clients() {
    AwsClients.Builder<ShelfClient, AwsClients<ShelfClient>> builder =
        new AwsClients.Builder<>(new Shelves(), made -> new AwsClients<>(made, List.of()));
    return builder.variables(variables::get).credentials(Calls.FAKE).build();
  }

  /** The client of a service of shelves. */
  private record ShelfClient() implements AwsClient {

    @Override
    public String serviceName() {
      return "shelves";
    }

    @Override
    public void close() {}
  }

  private static final class Shelves implements AwsService<ShelfClient> {

    @Override
    public String name() {
      return "Shelves";
    }

    @Override
    public String endpointVariable() {
      return "AWS_ENDPOINT_URL_SHELVES";
    }

    @Override
    public URI endpoint(Region region) {
      return URI.create("https://shelves." + region.id() + ".example.com");
    }

    @Override
    public ShelfClient client(ClientSettings settings) {
      return new ShelfClient();
    }

    @Override
    public String probeOperation() {
      return "ListShelves";
    }

    @Override
    public void probe(ShelfClient client) {}

    @Override
    public Set<String> tokenOperations() {
      return Set.of();
    }

    @Override
    public Set<String> inProgressCodes() {
      return Set.of();
    }

    @Override
    public Set<String> busyCodes() {
      return Set.of();
    }

    @Override
    public Optional<String> details(AwsServiceException failure, Supplier<JsonObject> arguments) {
      return Optional.of("\nthe shelf of " + arguments.get().toJson());
    }

    @Override
    public CountedMembers counted() {
      return new CountedMembers("Count", "Seen", "Cost", (first, second) -> Json.nullValue());
    }

    @Override
    public String entriesMember() {
      return "Books";
    }

    @Override
    public Optional<Object> startAfter(
        AwsCall<ShelfClient> call, Object item, SdkPojo request, Optional<Object> known) {
      return Optional.empty();
    }
  }
}
