package io.mcpspec.jsonschema.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.fixture.Nodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of trouble that a schema can make. What comes out was held against the schema by a validator already. */
class SchemaSamplesTest {

  private static String sample(String schema) {
    Sample sample = SchemaSamples.of(Nodes.json(schema));
    return sample instanceof Sample.Value value ? JsonWriter.compact(value.node()) : sample.toString();
  }

  @Test
  void showsAllThatAnObjectMayHold() {
    assertThat(sample("""
        {'type':'object','properties':{'name':{'type':'string'},'size':{'type':'integer','minimum':3},
        'tags':{'type':'array','items':{'enum':['red','blue']}},'open':{'type':'boolean'},
        'none':{'type':['null','string'],'maxLength':4}},'required':['name']}"""))
        .isEqualTo("{\"name\":\"sample\",\"size\":3,\"tags\":[\"red\"],\"open\":true,\"none\":\"samp\"}");
  }

  @Test
  void takesWhatTheSchemaItselfGives() {
    assertThat(sample("{'type':'string','examples':['Oslo'],'default':'Rome'}")).isEqualTo("\"Oslo\"");
    assertThat(sample("{'type':'string','default':'Rome'}")).isEqualTo("\"Rome\"");
    assertThat(sample("{'type':'integer','examples':['wrong']}")).isEqualTo("1");
    assertThat(sample("{'type':'string','maxLength':3,'examples':['too long']}")).isEqualTo("\"sam\"");
  }

  @Test
  void isTheSameInEveryRun() {
    String schema = "{'type':'string','pattern':'^[a-z]{3}-[0-9]{4,8}$'}";
    assertThat(sample(schema)).matches("\"[a-z]{3}-[0-9]{4,8}\"").isEqualTo(sample(schema));
  }

  @Test
  void endsWhereASchemaContainsItself() {
    assertThat(sample("""
        {'$ref':'#/$defs/node','$defs':{'node':{'type':'object','properties':{'id':{'type':'integer'},
        'children':{'type':'array','items':{'$ref':'#/$defs/node'}}},'required':['id','children']}}}"""))
        .isEqualTo("{'id':1,'children':[{'id':1,'children':[{'id':1,'children':[]}]}]}".replace('\'', '"'));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "true",
      "{}",
      "{'const':{'a':[1,null]}}",
      "{'type':'object','enum':[{'a':1}]}",
      "{'type':'string','format':'date-time'}",
      "{'type':'string','format':'uuid','minLength':36,'maxLength':36}",
      "{'type':'string','format':'ipv6'}",
      "{'type':'string','format':'no-such-format','minLength':40}",
      "{'type':'string','pattern':'^(?=.*[0-9])[a-z0-9]{8,}$','maxLength':64}",
      "{'type':'string','pattern':'\\\\d{3}','minLength':20}",
      "{'type':'string','pattern':'^arn:aws:[a-z]+:(eu|us)-[a-z]+-[1-9]:\\\\d{12}:table/[\\\\w.-]{3,255}$'}",
      "{'type':'number','exclusiveMinimum':0,'exclusiveMaximum':1}",
      "{'type':'number','maximum':-2.5}",
      "{'type':'number','multipleOf':0.25,'minimum':0.3,'maximum':0.6}",
      "{'type':'integer','multipleOf':1.5,'minimum':1}",
      "{'type':'integer','exclusiveMinimum':-8,'maximum':-7}",
      "{'type':'array','minItems':3,'uniqueItems':true,'items':{'enum':['a','b','c']}}",
      "{'type':'array','minItems':2,'uniqueItems':true,'items':{'type':'object','properties':{'a':{'type':'string'}}}}",
      "{'type':'array','prefixItems':[{'const':1},{'const':2}],'items':false,'minItems':2}",
      "{'type':'array','contains':{'const':7},'minContains':2,'minItems':3}",
      "{'type':'object','minProperties':3,'additionalProperties':{'type':'integer'}}",
      "{'type':'object','patternProperties':{'^x-[a-z]+$':{'type':'integer'}},'additionalProperties':false,"
          + "'minProperties':2}",
      "{'type':'object','propertyNames':{'pattern':'^[A-Z]{2}$'},'minProperties':1}",
      "{'type':'object','properties':{'a':{},'b':{},'c':{}},'maxProperties':2,'required':['c']}",
      "{'type':'object','properties':{'a':{},'b':{}},'dependentRequired':{'a':['b','c']}}",
      "{'properties':{'a':{'type':'string'}},'dependentSchemas':{'a':{'required':['b']}}}",
      "{'properties':{'kind':{'enum':['x','y']}},'if':{'properties':{'kind':{'const':'x'}}},'then':{'required':['a']},"
          + "'else':{'required':['b']}}",
      "{'properties':{'a':{},'b':{}},'not':{'required':['a','b']}}",
      "{'oneOf':[{'type':'object','properties':{'t':{'const':'a'}},'required':['t']},{'type':'object',"
          + "'properties':{'t':{'const':'b'}},'required':['t']}]}",
      "{'type':'object','properties':{'a':{},'b':{}},'oneOf':[{'required':['a']},{'required':['b']}]}",
      "{'anyOf':[{'type':'null'},{'$ref':'#/$defs/x'}],'$defs':{'x':{'type':'integer','minimum':5}}}",
      "{'allOf':[{'type':'object','properties':{'a':{'minimum':3}},'required':['a']},"
          + "{'properties':{'a':{'type':'integer','maximum':4}},'required':['b']}]}",
      "{'allOf':[{'properties':{'a':{'type':'string'}}}],'properties':{'b':{'type':'string'}},"
          + "'unevaluatedProperties':false}",
      "{'$defs':{'t':{'oneOf':[{'type':'string'},{'type':'object','properties':{'of':{'$ref':'#/$defs/t'}},"
          + "'required':['of']}]}},'$ref':'#/$defs/t'}",
      "{'$id':'https://example.org/s','$defs':{'a':{'type':'integer'}},'anyOf':[{'$ref':'#/$defs/a'}]}",
      "{'$schema':'http://json-schema.org/draft-07/schema#','definitions':{'a':{'type':'integer'}},'type':'object',"
          + "'properties':{'a':{'anyOf':[{'$ref':'#/definitions/a'}]}},'required':['a']}",
      "{'type':'object','properties':{'$ref':{'type':'string'}},'required':['$ref'],'anyOf':[true]}",
  })
  void everyKindOfSchemaHasOne(String schema) {
    assertThat(SchemaSamples.of(Nodes.json(schema))).isInstanceOf(Sample.Value.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "true",
      "{}",
      "{'description':'anything'}",
      "{'anyOf':[{'type':'string'},{'properties':{'a':{'type':'integer'}}}]}",
      "{'$ref':'#/$defs/any','$defs':{'any':{}}}",
  })
  void anObjectIsFoundAmongOthers(String schema) {
    assertThat(SchemaSamples.ofObject(Nodes.json(schema)))
        .isInstanceOfSatisfying(Sample.Value.class, value -> assertThat(value.node()).isInstanceOf(Mapping.class));
  }

  @Test
  void whatAllowsNoObjectHasNone() {
    assertThat(SchemaSamples.ofObject(Nodes.json("{'type':'string'}"))).isInstanceOf(Sample.None.class);
    assertThat(SchemaSamples.ofObject(Nodes.json("false"))).isInstanceOf(Sample.None.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "false",
      "{'enum':[]}",
      "{'type':'string','minLength':4,'maxLength':3}",
      "{'type':'object','properties':{'a':false},'required':['a']}",
      "{'type':'object','properties':{'me':{'$ref':'#'}},'required':['me']}",
      "{'allOf':[{'type':'string'},{'type':'integer'}]}",
      "{'$ref':'https://example.invalid/other.json'}",
      "{'$ref':'#/$defs/nowhere'}",
      "{'type':'string','pattern':'^[]$'}",
      "{'allOf':[{'$ref':'#'}]}",
  })
  void whatHasNoneSaysWhy(String schema) {
    assertThat(SchemaSamples.of(Nodes.json(schema)))
        .isInstanceOfSatisfying(Sample.None.class, none -> assertThat(none.reason()).isNotBlank());
  }
}
