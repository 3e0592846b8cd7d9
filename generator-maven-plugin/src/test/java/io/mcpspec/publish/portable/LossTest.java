package io.mcpspec.publish.portable;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LossTest {

  private static List<Loss.Reason> input(String argument) {
    return PortableSchema.input(json("{'properties':{'x':" + argument + "}}")).losses().stream()
        .map(Loss::reason).distinct().toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'type':['string','null']} | NULL",
    "{'type':['string','null'],'default':null} | NULL_BY_DEFAULT",
    "{'oneOf':[{'type':'string','pattern':'a'},{'type':'string','maxLength':3}]} | OVERLAP",
    "{'properties':{'y':{'format':'date'}}} | INSIDE",
    "{'minLength':1} | NOT_EMPTY",
    "{'additionalProperties':false} | CLOSED",
    "{'not':{'type':'null'}} | REFUSED",
    "{'if':{'minLength':1},'then':{'maxLength':2}} | REFUSED",
    "{'contains':{'type':'string'}} | REFUSED",
    "{'dependentSchemas':{'a':{'required':['b']}}} | REFUSED",
    "{'unevaluatedProperties':false} | REFUSED",
    "{'propertyNames':{'maxLength':3}} | REFUSED",
    "{'patternProperties':{'^n_':{}}} | PATTERNS",
    "{'prefixItems':[{},{}]} | TUPLE",
    "{'allOf':[{'pattern':'a'},{'pattern':'b'}]} | UNJOINED",
    "{'properties':{'y':false}} | NOTHING_FITS",
    "{'properties':{'y':{}},'required':['z']} | UNLISTED",
    "{'type':'number','exclusiveMinimum':0} | EXCLUSIVE",
    "{'properties':{'y':{'$ref':'#'}}} | RECURSION",
    "{'$ref':'#/nowhere'} | NOWHERE",
  })
  void saysWhatArgumentsDoNotSay(String argument, Loss.Reason reason) {
    assertThat(input(argument)).contains(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "{'type':'string','title':'t','examples':['a'],'$comment':'c','deprecated':true}",
    "{'type':'array','items':true,'uniqueItems':false}",
    "{'type':'object','additionalProperties':true,'minProperties':0,'propertyNames':true}",
    "{'type':'integer','exclusiveMinimum':0}",
    "{'oneOf':[{'type':'string'},{'type':'integer'}]}",
    "{'oneOf':[{'type':'object','properties':{'k':{'const':'a'}},'required':['k']},"
        + "{'type':'object','properties':{'k':{'const':'b'}},'required':['k']}]}",
    "{'allOf':[{'type':'string'},{'minLength':2}],'maxLength':5}",
    "{'$ref':'#/properties/y','description':'d'}",
    "{'if':{'type':'null'}}",
  })
  void reportsNothingWhereNothingIsLost(String argument) {
    String schema = "{'properties':{'x':" + argument + ",'y':{'type':'string','maxLength':3}}}";

    assertThat(PortableSchema.input(json(schema)).losses()).isEmpty();
  }

  @Test
  void saysWhatTheTopDoesNotSay() {
    assertThat(PortableSchema.input(json("{'anyOf':[{'required':['a']},{'required':['b']}],"
        + "'properties':{'a':{},'b':{}}}")).losses()).extracting(Loss::reason).containsExactly(Loss.Reason.TOP);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'properties':{'y':{}}} | FIELDS",
    "{'items':{'properties':{'y':{}}}} | FIELDS",
    "{'enum':['a','b']} | LIMITS",
    "{'type':'string','maxLength':3} | LIMITS",
    "{'anyOf':[{'type':'string'},{'type':'integer'}]} | CHOICE",
  })
  void saysWhatTheOutlineOfAResultDoesNotSay(String member, Loss.Reason reason) {
    PortableSchema published =
        PortableSchema.output(json("{'type':'object','properties':{'x':" + member + "}}")).orElseThrow();

    assertThat(published.losses()).extracting(Loss::reason).containsExactly(reason);
  }
}
