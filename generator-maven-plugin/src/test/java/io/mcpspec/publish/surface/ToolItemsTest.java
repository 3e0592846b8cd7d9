package io.mcpspec.publish.surface;

import static io.mcpspec.fixture.Nodes.json;
import static io.mcpspec.fixture.Nodes.object;
import static io.mcpspec.fixture.ToolBuilder.tool;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.ServerBuilder;
import io.mcpspec.fixture.ToolBuilder;
import io.mcpspec.spec.model.Effect;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolItemsTest {

  private static ToolItem item(ServerBuilder server, ToolBuilder tool) {
    CatalogBuilder catalog = CatalogBuilder.catalog().server(server)
        .type("name", "{'type':'string','minLength':1,'title':'Name'}");
    return new ToolItems(catalog.build()).item(tool.build());
  }

  private static ToolItem item(ToolBuilder tool) {
    return item(new ServerBuilder(), tool);
  }

  @ParameterizedTest
  @CsvSource({"READ, true, false, true", "WRITE, false, false, false", "DESTROY, false, true, false"})
  void derivesAllHintsFromTheEffect(Effect effect, boolean readOnly, boolean destructive, boolean idempotent) {
    assertThat(item(tool("t").effect(effect)).published().get("annotations")).contains(object(
        "{'readOnlyHint':" + readOnly + ",'destructiveHint':" + destructive + ",'idempotentHint':" + idempotent
            + ",'openWorldHint':true}"));
  }

  @Test
  void takesDeclaredHints() {
    ToolItem item = item(tool("t").effect(Effect.DESTROY).idempotent(true).openWorld(false));

    assertThat(item.published().get("annotations")).contains(object(
        "{'readOnlyHint':false,'destructiveHint':true,'idempotentHint':true,'openWorldHint':false}"));
  }

  @Test
  void saysNothingOfAnUnknownEffect() {
    assertThat(item(tool("t").effect(Effect.UNKNOWN)).published().get("annotations")).isEmpty();
  }

  @Test
  void publishesWrittenAnnotationsAsTheyAre() {
    assertThat(item(tool("t").annotations("{'title':'T'}")).published().get("annotations"))
        .contains(object("{'title':'T'}"));
    assertThat(item(tool("t").annotations("{}")).published().get("annotations")).contains(object("{}"));
    assertThat(item(tool("t").annotations("'none'")).published().get("annotations")).isEmpty();
  }

  @Test
  void publishesSchemasAsWritten() {
    ToolItem item = item(tool("t").input("{'type':'object','properties':{'n':{'$ref':'type:name'}}}")
        .output("{'type':'object','required':['a']}").wire("{'icons':[]}"));

    assertThat(JsonWriter.compact(item.published())).isEqualTo(JsonWriter.compact(json(
        "{'name':'t','description':'About t','inputSchema':{'type':'object','properties':{'n':"
            + "{'type':'string','minLength':1,'title':'Name'}}},'outputSchema':{'type':'object','required':['a']},"
            + "'annotations':{'readOnlyHint':true,'destructiveHint':false,'idempotentHint':true,'openWorldHint':true},"
            + "'icons':[]}")));
    assertThat(item.full()).isEqualTo(item.published());
  }

  @Test
  void publishesThePortableFormBesideTheFullOne() {
    ToolItem item = item(new ServerBuilder().portable(),
        tool("t").input("{'properties':{'n':{'$ref':'type:name'}}}").output("{'type':'array'}"));

    assertThat(item.full().get("inputSchema"))
        .contains(json("{'properties':{'n':{'type':'string','minLength':1,'title':'Name'}}}"));
    assertThat(item.full().has("outputSchema")).isTrue();
    assertThat(item.published().get("inputSchema"))
        .contains(json("{'type':'object','properties':{'n':{'type':'string'}}}"));
    assertThat(item.published().has("outputSchema")).isFalse();
  }

  @Test
  void servesAToolByItsGroup() {
    ServerBuilder server = new ServerBuilder().group("on", true).group("off", false);

    assertThat(item(server, tool("t").group("on")).servedByDefault()).isTrue();
    assertThat(item(server, tool("t").group("off")).servedByDefault()).isFalse();
    assertThat(item(server, tool("t")).servedByDefault()).isTrue();
  }

  @Test
  void addsADigestOnlyWhereTheServerHasThem() {
    ToolItem with = item(new ServerBuilder().digests(), tool("t"));
    ToolItem without = item(tool("t"));

    assertThat(without.published().get("_meta")).isEqualTo(Optional.empty());
    assertThat(with.published()).isEqualTo(ItemDigest.added(without.published()));
    assertThat(with.full()).isEqualTo(without.full());
  }
}
