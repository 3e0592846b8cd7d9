package io.mcpspec.jsonschema;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ItemSchemasTest {

  private static ItemSchemas items(String schema) {
    return ItemSchemas.of(SchemaMembers.of(json(schema)));
  }

  @Test
  void readsATupleOfAnyDraft() {
    ItemSchemas now = items("{'prefixItems':[{'type':'string'}],'items':{'type':'integer'}}");
    ItemSchemas before = items("{'items':[{'type':'string'}],'additionalItems':{'type':'integer'}}");

    assertThat(now.places()).containsExactly(json("{'type':'string'}"));
    assertThat(now.rest()).contains(json("{'type':'integer'}"));
    assertThat(before).isEqualTo(now);
  }

  @Test
  void readsAListOfOneSchema() {
    assertThat(items("{'items':{'type':'integer'}}").places()).isEmpty();
    assertThat(items("{'items':{'type':'integer'}}").rest()).contains(json("{'type':'integer'}"));
    assertThat(items("{}").rest()).isEmpty();
  }
}
