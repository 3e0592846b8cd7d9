package io.mcpspec.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.fixture.Nodes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeywordTest {

  /** The keywords that the published meta-schemas of 2020-12 define, deprecated ones included. */
  @Test
  void knowsAllKeywordsOfTheMetaSchemas() throws IOException {
    Set<String> defined = new TreeSet<>();
    for (String part : List.of(
        "schema", "meta/core", "meta/applicator", "meta/unevaluated", "meta/validation", "meta/meta-data",
        "meta/format-annotation", "meta/content")) {
      defined.addAll(properties("/draft/2020-12/" + part));
    }
    assertThat(defined).hasSizeGreaterThan(55).allSatisfy(name -> assertThat(Keyword.of(name)).isPresent());
    assertThat(Keyword.names(keyword -> keyword.drafts().isCurrent())).allSatisfy(name ->
        assertThat(defined).contains(name));
  }

  private static Set<String> properties(String resource) throws IOException {
    try (InputStream in = Keyword.class.getResourceAsStream(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("'", "");
      return new TreeSet<>(Nodes.object(text).mapping("properties").orElseThrow().keys());
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      string  | enum const allOf anyOf oneOf not if $ref $dynamicRef $recursiveRef minLength maxLength pattern
      integer | enum const allOf anyOf oneOf not if $ref $dynamicRef $recursiveRef minimum maximum exclusiveMinimum \
                exclusiveMaximum multipleOf
      boolean | enum const allOf anyOf oneOf not if $ref $dynamicRef $recursiveRef
      array   | enum const allOf anyOf oneOf not if $ref $dynamicRef $recursiveRef items prefixItems additionalItems \
                minItems maxItems uniqueItems contains unevaluatedItems
      object  | enum const allOf anyOf oneOf not if $ref $dynamicRef $recursiveRef properties required \
                additionalProperties patternProperties minProperties maxProperties propertyNames dependentRequired \
                dependentSchemas dependencies unevaluatedProperties
      """)
  void assertsAboutTypes(String type, String names) {
    assertThat(Keyword.names(keyword -> keyword.assertsAbout(type)))
        .containsExactlyInAnyOrder(names.split(" +"));
  }

  /** Alone these make no value invalid: notes, annotations, definitions, and parts of other keywords. */
  @ParameterizedTest
  @CsvSource({
    "title", "default", "deprecated", "format", "contentSchema", "contentEncoding", "$defs", "definitions", "$id",
    "$schema", "then", "else", "minContains", "maxContains", "$dynamicAnchor", "nullable"
  })
  void assertsNothing(String name) {
    assertThat(Keyword.of(name).orElseThrow().asserts()).isFalse();
  }

  @Test
  void knowsWhatAppliesToTheSameValue() {
    assertThat(Keyword.names(Keyword::appliesInPlace)).containsExactlyInAnyOrder(
        "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "dependencies");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      not           | {} true             | [] 1 "a" null
      items         | {} false            | [{}] 1
      allOf         | [{}] [true,{}]      | [] {} [1]
      properties    | {} {"a":{},"b":true} | [] {"a":1} {"a":[]}
      dependencies  | {"a":{},"b":["c"]}  | {"a":1} []
      type          | "string" ["null","array"] | "text" [] ["null","null"] {}
      required      | [] ["a"]            | "a" [1] ["a","a"]
      dependentRequired | {"a":["b"]}     | {"a":{}} []
      minimum       | 1 -1.5              | "1" true
      multipleOf    | 1 0.01              | 0 -1 "1"
      minLength     | 0 12                | -1 1.5 12345678901
      uniqueItems   | true                | 1 "true"
      title         | "a"                 | 1
      const         | 1 null []           |
      enum          | [] [1]              | 1
      $vocabulary   | {"a":true}          | {"a":1} "a"
      """)
  void knowsTheKindOfItsValue(String name, String right, String wrong) {
    KeywordValue kind = Keyword.of(name).orElseThrow().value();
    assertThat(List.of(right.split(" +"))).allMatch(value -> kind.accepts(Nodes.json(value)));
    List<String> others = wrong == null ? new ArrayList<>() : List.of(wrong.split(" +"));
    assertThat(others).noneMatch(value -> kind.accepts(Nodes.json(value)));
  }

  @Test
  void knowsNoOtherNames() {
    assertThat(List.of("Title", "minlength", "id", "extends", "x-own", "$unknown"))
        .allMatch(name -> Keyword.of(name).isEmpty());
  }
}
