package io.mcpspec.publish.portable;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What arguments say about {@code null} and about what leaving them out means. */
class PortableNullTest {

  private static Node argument(String schema, String required) {
    Node published =
        PortableSchema.input(json("{'properties':{'x':" + schema + "},'required':[" + required + "]}")).schema();
    return JsonPointer.resolve(published, "#/properties/x").orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'type':['string','null'],'description':'Who'} "
        + "| {'description':'Who. May be null.','anyOf':[{'type':'string'},{'type':'null'}]}",
    "{'type':['string','null'],'description':'Who, or null'} "
        + "| {'description':'Who, or null','anyOf':[{'type':'string'},{'type':'null'}]}",
    "{'enum':['a',null]} "
        + "| {'anyOf':[{'type':'string','enum':['a']},{'type':'null'}],'description':'May be null.'}",
    "{'anyOf':[{'type':'string'},{'type':'integer'},{'const':null}]} "
        + "| {'anyOf':[{'type':'string'},{'type':'integer'},{'type':'null'}],'description':'May be null.'}",
    "{'allOf':[{'type':['integer','null']},{'minimum':1}]} "
        + "| {'anyOf':[{'type':'integer','minimum':1},{'type':'null'}],'description':'May be null.'}",
    "{'const':null} | {'type':'null'}",
  })
  void aRequiredParameterKeepsItsNull(String schema, String published) {
    assertThat(argument(schema, "'x'")).isEqualTo(json(published));
  }

  @Test
  void nullStaysWhereLeavingOutMeansSomethingElse() {
    assertThat(argument("{'type':['integer','null'],'default':10}", "")).isEqualTo(
        json("{'anyOf':[{'type':'integer'},{'type':'null'}],'description':'May be null. Default: 10.'}"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'type':'array','items':{'type':['string','null']}} "
        + "| {'type':'array','items':{'anyOf':[{'type':'string'},{'type':'null'}]}}",
    "{'type':'object','additionalProperties':{'enum':[1,null]}} | {'type':'object','additionalProperties':"
        + "{'anyOf':[{'type':'integer','enum':[1]},{'type':'null'}]}}",
    "{'properties':{'y':{'type':['string','null']}},'required':['y']} | {'type':'object','properties':"
        + "{'y':{'anyOf':[{'type':'string'},{'type':'null'}],'description':'May be null.'}},'required':['y']}",
  })
  void nullStaysWhereAValueCannotBeLeftOut(String schema, String published) {
    assertThat(argument(schema, "")).isEqualTo(json(published));
  }

  @Test
  void namesThatDecideTheirValuesAreToldWithAllTheirValues() {
    assertThat(argument("{'type':'object','patternProperties':{'^n_':{'type':'integer'}},"
        + "'additionalProperties':{'type':'string'}}", ""))
        .isEqualTo(json("{'type':'object',"
            + "'additionalProperties':{'anyOf':[{'type':'integer'},{'type':'string'}]},"
            + "'description':'Names that match ^n_: integer; other names: string.'}"));
    assertThat(argument("{'type':'object','patternProperties':{'^n_':{'type':'integer'}},"
        + "'additionalProperties':false}", ""))
        .isEqualTo(json("{'type':'object','additionalProperties':{'type':'integer'},"
            + "'description':'Names that match ^n_: integer; other names: not allowed.'}"));
  }
}
