package io.mcpspec.publish.wire;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PortableOutputTest {

  private static String member(String schema) {
    return "{'type':'object','properties':{'x':" + schema + "}}";
  }

  @Test
  void isOpenAndRequiresNothing() {
    assertThat(PortableSchema.output(json("{'type':'object','title':'t','properties':{'a':{'type':'string'}},"
        + "'required':['a'],'additionalProperties':false}")))
        .contains(json("{'type':'object','properties':{'a':{'type':'string'}}}"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'type':'object','description':'d','properties':{'a':{}}} | {'type':'object','description':'d'}",
    "{'type':'array','items':{'type':'object','properties':{'a':{}}}} | {'type':'array','items':{'type':'object'}}",
    "{'type':'array'} | {'type':'array','items':{}}",
    "{'type':'array','items':{'type':['string','null']}} | {'type':'array','items':{}}",
    "{'enum':['A','B']} | {'type':'string'}",
    "{'const':true} | {'type':'boolean'}",
    "{'type':['integer','null'],'description':'d'} "
        + "| {'anyOf':[{'type':'integer'},{'type':'null'}],'description':'d'}",
    "{'oneOf':[{'type':'integer'},{'type':'null'}]} | {'anyOf':[{'type':'integer'},{'type':'null'}]}",
    "{'oneOf':[{'type':'integer'},{'type':'string'}],'description':'d'} | {'description':'d'}",
    "{'$ref':'#/properties/y'} | {}",
    "true | {}",
  })
  void outlinesItsMembers(String schema, String outline) {
    assertThat(PortableSchema.output(json(member(schema)))).contains(json(member(outline)));
  }

  @Test
  void unitesAlternatives() {
    assertThat(PortableSchema.output(json("{'type':'object','oneOf':[{'properties':{'a':{'type':'string'}}},"
        + "{'properties':{'b':{'type':'integer'}}}]}")))
        .contains(json("{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'integer'}}}"));
  }

  @Test
  void followsReferences() {
    assertThat(PortableSchema.output(json("{'$ref':'#/$defs/r','$defs':{'r':{'properties':{'a':{'$ref':'#/$defs/s'}}},"
        + "'s':{'type':'string','minLength':1}}}")))
        .contains(json("{'type':'object','properties':{'a':{'type':'string'}}}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{'type':'array'}", "{'type':'string'}", "true", "{}"})
  void hasNoFormForWhatIsNoObject(String schema) {
    assertThat(PortableSchema.output(json(schema))).isEmpty();
  }
}
