package io.mcpspec.publish.portable;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Node;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PortableOutputTest {

  private static Optional<Node> published(Node schema) {
    return PortableSchema.output(schema).map(PortableSchema::schema);
  }

  private static String member(String schema) {
    return "{'type':'object','properties':{'x':" + schema + "}}";
  }

  @Test
  void isOpenAndRequiresNothing() {
    assertThat(published(json("{'type':'object','title':'t','properties':{'a':{'type':'string'}},"
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
    assertThat(published(json(member(schema)))).contains(json(member(outline)));
  }

  @Test
  void leavesOpenWhatAnotherAlternativeLeavesOpen() {
    assertThat(published(json("{'type':'object','oneOf':[{'properties':{'a':{'type':'string'}}},"
        + "{'properties':{'b':{'type':'integer'}}}]}")))
        .contains(json("{'type':'object','properties':{'a':{},'b':{}}}"));
  }

  @Test
  void unitesAlternatives() {
    assertThat(published(json("{'type':'object','oneOf':["
        + "{'properties':{'a':{'type':'string'}},'additionalProperties':false},"
        + "{'properties':{'a':{'type':'null'},'b':{'type':'integer'}},'additionalProperties':false}]}")))
        .contains(json("{'type':'object','properties':{"
            + "'a':{'anyOf':[{'type':'string'},{'type':'null'}]},'b':{'type':'integer'}}}"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'enum':['done',null]} | {'anyOf':[{'type':'string'},{'type':'null'}]}",
    "{'enum':[1,null]} | {'anyOf':[{'type':'integer'},{'type':'null'}]}",
    "{'enum':[1,2.5]} | {'type':'number'}",
    "{'const':null} | {'type':'null'}",
    "{'type':['string','null'],'enum':['a']} | {'type':'string'}",
    "{'allOf':[{'anyOf':[{'type':'string'},{'type':'null'}]}],'description':'d'} "
        + "| {'anyOf':[{'type':'string'},{'type':'null'}],'description':'d'}",
    "{'oneOf':[{'enum':['a']},{'const':null}]} | {'anyOf':[{'type':'string'},{'type':'null'}]}",
    "{'anyOf':[{'enum':['a',null]},{'type':'integer'}]} | {}",
    "{'type':['string','null'],'not':{'type':'null'}} | {'type':'string'}",
    "{'if':{},'then':{'type':'string'},'else':{'type':'null'}} | {'anyOf':[{'type':'string'},{'type':'null'}]}",
  })
  void namesNullWhereverAMemberCanBeIt(String schema, String outline) {
    assertThat(published(json(member(schema)))).contains(json(member(outline)));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'items':{'enum':['a',null]}} | {}",
    "{'items':{'const':null}} | {'type':'null'}",
    "{'prefixItems':[{'type':'string'},{'type':'integer'}],'items':{'type':'string'}} | {}",
    "{'prefixItems':[{'type':'integer'}],'items':{'type':'number'}} | {'type':'number'}",
    "{'prefixItems':[{'type':'integer'}]} | {}",
    "{'prefixItems':[{'type':'integer'}],'items':false} | {'type':'integer'}",
  })
  void saysOfItemsWhatAllOfThemAre(String array, String items) {
    String schema = "{'type':'array'," + array.substring(1);

    assertThat(published(json(member(schema)))).contains(json(member("{'type':'array','items':" + items + "}")));
  }

  @Test
  void followsReferences() {
    assertThat(published(json("{'$ref':'#/$defs/r','$defs':{'r':{'properties':{'a':{'$ref':'#/$defs/s'}}},"
        + "'s':{'type':'string','minLength':1}}}")))
        .contains(json("{'type':'object','properties':{'a':{'type':'string'}}}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{'type':'array'}", "{'type':'string'}", "true", "{}"})
  void hasNoFormForWhatIsNoObject(String schema) {
    assertThat(published(json(schema))).isEmpty();
  }
}
