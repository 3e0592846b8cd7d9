package io.mcpspec.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.fixture.Nodes;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class SchemaMembersTest {

  @Test
  void readsMembersOfTheRightKind() {
    SchemaMembers schema = SchemaMembers.of(Nodes.json("""
        {"type":["string","null"],"minLength":3.0,"maximum":1.5,"uniqueItems":true,"required":["a",1],
         "properties":{"a":{}},"items":false,"pattern":"a"}"""));
    assertThat(schema.types()).containsExactly("string", "null");
    assertThat(schema.whole("minLength")).contains(BigInteger.valueOf(3));
    assertThat(schema.number("maximum")).contains(new BigDecimal("1.5"));
    assertThat(schema.isTrue("uniqueItems")).isTrue();
    assertThat(schema.isFalse("items")).isTrue();
    assertThat(schema.texts("required")).containsExactly("a");
    assertThat(schema.entries("properties")).hasSize(1);
    assertThat(schema.schema("items")).isPresent();
    assertThat(schema.text("pattern")).contains("a");
  }

  @Test
  void takesTheWrongKindForAbsent() {
    SchemaMembers schema = SchemaMembers.of(Nodes.json("""
        {"type":1,"minLength":"3","maximum":1e999,"uniqueItems":"true","required":"a","properties":[],"items":[],
         "pattern":1}"""));
    assertThat(schema.types()).isEmpty();
    assertThat(schema.number("minLength")).isEmpty();
    assertThat(schema.number("maximum")).isEmpty();
    assertThat(schema.isTrue("uniqueItems")).isFalse();
    assertThat(schema.list("required")).isEmpty();
    assertThat(schema.entries("properties")).isEmpty();
    assertThat(schema.schema("items")).isEmpty();
    assertThat(schema.text("pattern")).isEmpty();
  }

  @Test
  void tellsAssertionsFromOtherKeywords() {
    SchemaMembers schema = SchemaMembers.of(Nodes.json("""
        {"type":"string","title":"t","minLength":1,"minimum":1,"format":"date","then":{},"x-own":1}"""));
    assertThat(schema.assertions()).containsExactly("type", "minLength", "minimum");
    assertThat(schema.assertionsAbout("string")).containsExactly("minLength");
    assertThat(SchemaMembers.of(Nodes.json("true")).assertions()).isEmpty();
  }
}
