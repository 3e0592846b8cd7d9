package io.mcpspec.publish.portable;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.client.Construct;
import io.mcpspec.publish.client.Constructs;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Published schemas have nothing that a usual client refuses, proved with schemas by chance. */
class ClientPromisesTest {

  private static final int SCHEMAS = 1_000;

  static Stream<ClientProfile> clients() {
    return ClientProfile.all().stream().filter(ClientProfile::usual);
  }

  @ParameterizedTest
  @MethodSource("clients")
  void nothingIsPublishedThatTheClientRefuses(ClientProfile client) {
    Random random = new Random(20_260_131);
    List<String> broken = new ArrayList<>();
    for (int i = 0; i < SCHEMAS; i++) {
      Node schema = new RandomSchemas(random, i % 3 == 0).root();
      Set<Construct> refused = published(schema);
      refused.retainAll(client.refuses());
      refused.remove(Construct.UNTYPED); // a value of any type has none to publish
      refused.forEach(construct -> broken.add(construct.id() + " " + JsonWriter.compact(schema)));
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void anArrayWithAlternativesGetsItems() {
    Node schema = json("{'type':'object','properties':{'b':{'type':'array','minItems':2,"
        + "'anyOf':[{'type':'null'},{'maxItems':3},{'type':'object'}]}}}");
    assertThat(published(schema)).doesNotContain(Construct.ITEMS_MISSING);
  }

  private static Set<Construct> published(Node schema) {
    return Constructs.of(new MappingBuilder(Nodes.SPAN)
        .put("name", "read")
        .put("inputSchema", PortableSchema.input(schema).schema())
        .putNode("outputSchema", PortableSchema.output(schema).map(PortableSchema::schema))
        .build());
  }
}
