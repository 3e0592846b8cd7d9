package io.mcpspec.publish.surface;

import static io.mcpspec.fixture.Nodes.object;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import org.junit.jupiter.api.Test;

class ItemDigestTest {

  /** SHA-256 of {@code {"name":"a"}}, computed by another tool. */
  private static final String OF_NAME_A = "sha256-2dcZsnSAtVzUkYAg50c-cW7TVpyK2v6SbPmxC0-O8GQ";

  @Test
  void addsTheHashOfTheCanonicalItem() {
    assertThat(JsonWriter.compact(ItemDigest.added(object("{'name':'a'}"))))
        .isEqualTo("{\"name\":\"a\",\"_meta\":{\"io.mcpspec/digest\":\"" + OF_NAME_A + "\"}}");
  }

  @Test
  void isTheSameForAnyOrderOfMembers() {
    assertThat(ItemDigest.added(object("{'a':{'x':1,'y':2.0},'b':1}")))
        .isEqualTo(ItemDigest.added(object("{'b':1,'a':{'y':2.0,'x':1}}")));
  }

  @Test
  void leavesItselfAndAnEmptyMetaOutOfWhatIsHashed() {
    assertThat(ItemDigest.added(object("{'name':'a','_meta':{}}")))
        .isEqualTo(ItemDigest.added(object("{'name':'a'}")));
    assertThat(ItemDigest.added(ItemDigest.added(object("{'name':'a'}"))))
        .isEqualTo(ItemDigest.added(object("{'name':'a'}")));
  }

  @Test
  void coversOtherMembersOfMeta() {
    String item = JsonWriter.compact(ItemDigest.added(object("{'name':'a','_meta':{'x':1}}")));

    assertThat(item).startsWith("{\"name\":\"a\",\"_meta\":{\"x\":1,\"io.mcpspec/digest\":\"sha256-")
        .doesNotContain(OF_NAME_A);
  }
}
