package io.mcpspec.publish.portable;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PortableInputTest {

  private static final String FREE = "{'type':'object','properties':{}}";

  private static Node published(String schema) {
    return PortableSchema.input(json(schema)).schema();
  }

  /** The published form of one argument. */
  private static Node argument(String schema) {
    return JsonPointer.resolve(published("{'properties':{'x':" + schema + "}}"), "#/properties/x").orElseThrow();
  }

  /** The published form of what stands inside an argument. */
  private static Node nested(String schema) {
    return JsonPointer.resolve(argument("{'properties':{'y':" + schema + "}}"), "#/properties/y").orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "true", "{'type':'object'}", "{'$schema':'x','title':'t','not':{},'if':{},'then':{}}"})
  void hasAPlainObjectAtTheRoot(String schema) {
    assertThat(published(schema)).isEqualTo(json(FREE));
  }

  @Test
  void keepsWhatTheRootSaysOfItsArguments() {
    String schema = "{'type':'object','description':'d','properties':{'a':{'type':'string'}},'required':['a'],"
        + "'minProperties':2}";

    assertThat(published(schema)).isEqualTo(json(schema));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{'additionalProperties':false}", "{'patternProperties':{'^x-':{}}}", "{'minProperties':1}"})
  void leavesToTheServerWhatElseTheRootRefuses(String schema) {
    assertThat(published(schema)).isEqualTo(json(FREE));
  }

  @Test
  void requiresOnlyWhatItLists() {
    assertThat(published("{'properties':{'a':{'type':'string'}},'required':['a','b']}"))
        .isEqualTo(json("{'type':'object','properties':{'a':{'type':'string'}},'required':['a']}"));
  }

  @Test
  void keepsBoundsOfAnArgumentAndDropsThemDeeperDown() {
    String text = "{'type':'string','minLength':2,'maxLength':9,'pattern':'a','format':'date','default':'a'}";
    String map = "{'type':'object','minProperties':2,'maxProperties':3,'additionalProperties':false}";

    assertThat(argument(text)).isEqualTo(json(text));
    assertThat(nested(text)).isEqualTo(json("{'type':'string','description':'Default: \\\"a\\\".'}"));
    assertThat(argument(map)).isEqualTo(json("{'type':'object','minProperties':2,'maxProperties':3}"));
    assertThat(nested(map)).isEqualTo(json("{'type':'object'}"));
  }

  @Test
  void doesNotSayEachTimeThatSomethingIsNotEmpty() {
    assertThat(argument("{'type':'string','minLength':1}")).isEqualTo(json("{'type':'string'}"));
    assertThat(argument("{'type':'object','minProperties':1}")).isEqualTo(json("{'type':'object'}"));
  }

  @Test
  void keepsBoundsOfNumbersAndListsEverywhere() {
    String schema = "{'type':'array','minItems':1,'maxItems':9,'items':{'type':'integer','minimum':1,'maximum':5}}";

    assertThat(argument(schema)).isEqualTo(json(schema));
    assertThat(nested(schema)).isEqualTo(json(schema));
  }

  @Test
  void dropsWhatNoClientShows() {
    assertThat(argument("{'type':'string','title':'t','examples':['a'],'$comment':'c','$id':'i','x-own':1,"
        + "'discriminator':{},'deprecated':true,'readOnly':true}")).isEqualTo(json("{'type':'string'}"));
  }

  @Test
  void keepsPropertiesThatAreNamedLikeKeywords() {
    String properties = "{'title':{'type':'string'},'examples':{'type':'string'},'const':{'type':'string'},"
        + "'type':{'type':'string'},'$ref':{'type':'string'},'enum':{'type':'string'},'allOf':{'type':'string'},"
        + "'properties':{'type':'string'},'default':{'type':'string'},'$defs':{'type':'string'}}";

    assertThat(published("{'type':'object','properties':" + properties + "}"))
        .isEqualTo(json("{'type':'object','properties':" + properties + "}"));
    assertThat(nested("{'type':'object','properties':" + properties + "}"))
        .isEqualTo(json("{'type':'object','properties':" + properties + "}"));
  }

  @Test
  void leavesValuesAlone() {
    String value = "{'const':1,'oneOf':[],'title':'t','type':['string','null'],'$ref':'#/$defs/a','a':null}";

    assertThat(argument("{'const':" + value + "}")).isEqualTo(json("{'enum':[" + value + "],'type':'object'}"));
    assertThat(argument("{'enum':[" + value + "],'default':" + value + "}"))
        .isEqualTo(json("{'enum':[" + value + "],'type':'object','default':" + value + "}"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'const':'a'} | {'type':'string','enum':['a']}",
    "{'enum':[1,2]} | {'type':'integer','enum':[1,2]}",
    "{'enum':[1,'a']} | {'enum':[1,'a']}",
    "{'type':['string','null'],'enum':['a',null]} | {'type':'string','enum':['a']}",
    "{'type':['string','null'],'default':null} | {'type':'string'}",
    "{'oneOf':[{'type':'string'},{'type':'null'}],'description':'d'} | {'type':'string','description':'d'}",
    "{'anyOf':[{'type':'string'},{'const':null}]} | {'type':'string'}",
    "{'oneOf':[{'type':'string'},{'type':'integer'}]} | {'anyOf':[{'type':'string'},{'type':'integer'}]}",
    "{'oneOf':[{'type':'string'}]} | {'type':'string'}",
    "{'allOf':[{'type':'string'},{'minLength':2}],'maxLength':3} | {'type':'string','minLength':2,'maxLength':3}",
    "{'anyOf':[{'type':'string'},true]} | {}",
    "{'anyOf':[{'type':'string'},{'title':'any'}]} | {}",
    "{'anyOf':[{'type':'string'},false]} | {'type':'string'}",
    "{'anyOf':[{'type':'string','pattern':'a'},{'type':'string','pattern':'b'}]} | {'type':'string'}",
    "{'type':['string','integer'],'description':'d'} "
        + "| {'description':'d','anyOf':[{'type':'string'},{'type':'integer'}]}",
    "{'type':'array'} | {'type':'array','items':{}}",
    "{'type':'array','items':true} | {'type':'array','items':{}}",
    "{'type':'array','items':[{'type':'string'},{'type':'integer'}]} | {'type':'array','items':{}}",
    "{'type':'array','items':[{'type':'string'},{'type':'integer'}],'additionalItems':false} "
        + "| {'type':'array','items':{'anyOf':[{'type':'string'},{'type':'integer'}]}}",
    "{'type':'array','prefixItems':[{'type':'string'}],'items':{'type':'integer'}} "
        + "| {'type':'array','items':{'anyOf':[{'type':'string'},{'type':'integer'}]}}",
    "{'type':'array','prefixItems':[{'type':'string'}]} | {'type':'array','items':{}}",
    "{'type':'array','prefixItems':[{'type':'string'}],'items':false} | {'type':'array','items':{'type':'string'}}",
    "{'properties':{'a':true,'b':false}} | {'type':'object','properties':{'a':{}}}",
    "{'type':'object','additionalProperties':{'type':'string','title':'t'}} "
        + "| {'type':'object','additionalProperties':{'type':'string'}}",
    "{'type':'integer','exclusiveMinimum':0,'exclusiveMaximum':10} | {'type':'integer','minimum':1,'maximum':9}",
    "{'type':'number','exclusiveMinimum':0} | {'type':'number','minimum':0}",
    "{'type':'number','exclusiveMinimum':true,'minimum':0} | {'type':'number','minimum':0}",
    "{'default':'a','oneOf':[{'type':'string'},{'type':'integer'}]} "
        + "| {'anyOf':[{'type':'string'},{'type':'integer'}],'description':'Default: \\\"a\\\".'}",
    "{'type':'integer','exclusiveMinimum':0.5,'minimum':1} | {'type':'integer','minimum':1}",
    "{'enum':['a','b'],'const':'b'} | {'type':'string','enum':['b']}",
    "{'type':['string','integer'],'enum':['a',1,true]} | {'enum':['a',1]}",
    "{'allOf':[{'maxLength':5},{'maxLength':3}],'type':'string'} | {'type':'string','maxLength':3}",
    "{'allOf':[{'enum':['a','b']},{'enum':['b','c']}]} | {'type':'string','enum':['b']}",
    "true | {}",
  })
  void rewritesWhatClientsRefuse(String schema, String published) {
    assertThat(argument(schema)).isEqualTo(json(published));
  }

  @Test
  void mergesPropertiesThatSeveralPartsDescribe() {
    assertThat(argument("{'properties':{'a':{'type':'string'}},'required':['a'],"
        + "'allOf':[{'properties':{'a':{'description':'d'},'b':{'type':'integer'}},'required':['b']}]}"))
        .isEqualTo(json("{'type':'object','properties':{'a':{'type':'string','description':'d'},"
            + "'b':{'type':'integer'}},'required':['a','b']}"));
  }

  @Test
  void unitesTheAlternativesOfTheRoot() {
    assertThat(published("{'type':'object','description':'D.','required':['id'],'properties':{'id':{'type':'string'}},"
        + "'oneOf':[{'properties':{'kind':{'const':'a'},'x':{'type':'string'},'n':{'type':'string'}},"
        + "'required':['kind','x']},"
        + "{'properties':{'kind':{'const':'b'},'y':{'type':'string'},'n':{'type':'integer'}},"
        + "'required':['kind','y']}]}"))
        .isEqualTo(json("{'type':'object','description':'D. Give x, or y.','properties':{'id':{'type':'string'},"
            + "'kind':{'type':'string','enum':['a','b']},'x':{'type':'string'},"
            + "'n':{'anyOf':[{'type':'string'},{'type':'integer'}]},'y':{'type':'string'}},'required':['id','kind']}"));
  }

  @Test
  void saysNothingWhereAnAlternativeRequiresNothing() {
    assertThat(published("{'properties':{'a':{'type':'string'}},'anyOf':[{'required':['a']},{}]}"))
        .isEqualTo(json("{'type':'object','properties':{'a':{'type':'string'}}}"));
  }

  @Test
  void putsLocalReferencesInPlace() {
    assertThat(published("{'$ref':'#/$defs/root','$defs':{'root':{'properties':{'a':{'$ref':'#/$defs/a','default':1,"
        + "'items':{'$ref':'#/$defs/b'}}}},'a':{'type':'array'},'b':{'type':'string'}}}"))
        .isEqualTo(json("{'type':'object','properties':{'a':{'type':'array','items':{'type':'string'},'default':1}}}"));
  }

  @Test
  void endsRecursionInTheBareType() {
    assertThat(published("{'properties':{'t':{'$ref':'#/$defs/t'},'me':{'$ref':'#'}},'$defs':{'t':{'type':'object',"
        + "'description':'d','properties':{'next':{'$ref':'#/$defs/t','description':'more'}}}}}"))
        .isEqualTo(json("{'type':'object','properties':{'t':{'type':'object','description':'d','properties':"
            + "{'next':{'type':'object','description':'more'}}},'me':{}}}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"'#/nowhere'", "'#anchor'", "'https://example.com/x'", "'other.json#/a'", "'#/%'"})
  void opensAReferenceThatLeadsNowhere(String reference) {
    assertThat(argument("{'$ref':" + reference + ",'description':'d'}")).isEqualTo(json("{'description':'d'}"));
  }

  @Test
  void followsEscapedPointers() {
    assertThat(published("{'properties':{'x':{'$ref':'#/$defs/a~1b~0%25c'}},'$defs':{'a/b~%c':{'type':'string'}}}"))
        .isEqualTo(json("{'type':'object','properties':{'x':{'type':'string'}}}"));
  }

  @Test
  void staysSmallWhenReferencesFanOut() {
    StringBuilder defs = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      String next = "{'$ref':'#/$defs/d" + (i + 1) + "'}";
      defs.append("'d" + i + "':{'type':'object','properties':{'a':" + next + ",'b':" + next + "}},");
    }
    String wire = "{'properties':{'x':{'$ref':'#/$defs/d0'}},'$defs':{" + defs + "'d40':{'type':'string'}}}";

    assertThat(JsonWriter.compact(published(wire))).hasSizeLessThan(2_000_000).doesNotContain("$ref");
  }

  @Test
  void survivesKeywordsOfTheWrongKind() {
    assertThat(published("{'properties':[],'required':'a','anyOf':{},'allOf':1,'$defs':[],'type':1,'$ref':2}"))
        .isEqualTo(json(FREE));
  }
}
