package io.mcpspec.document.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.fixture.Nodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {

  private static String canonical(String json) {
    return CanonicalJson.of(Nodes.json(json));
  }

  @Test
  void sortsMembersAtEveryLevel() {
    assertThat(canonical("{ 'b': [ {'z':1, 'a':2} ], 'a': {} }")).isEqualTo("{\"a\":{},\"b\":[{\"a\":2,\"z\":1}]}");
  }

  @Test
  void sortsByCodeUnitsNotCodePoints() {
    assertThat(canonical("{'\uFB33':1,'\uD83D\uDE00':2,'\u20AC':3,'\\r':4,'1':5,'\u0080':6,'':7,'\u00F6':8}"))
        .isEqualTo("{\"\":7,\"\\r\":4,\"1\":5,\"\u0080\":6,\"\u00F6\":8,\"\u20AC\":3,\"\uD83D\uDE00\":2,\"\uFB33\":1}");
  }

  @Test
  void escapesOnlyWhatJsonDemands() {
    assertThat(canonical("['\\u20ac$\\u000F\\u000aA\\u0042\\u0022\\u005c\\\\\\\"\\/\\u007f\\u2028']"))
        .isEqualTo("[\"\u20AC$\\u000f\\nAB\\\"\\\\\\\\\\\"/\u007f\u2028\"]");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0", "-0, 0", "-0.0, 0", "1.0, 1", "10, 10", "1E30, 1e+30", "4.50, 4.5", "2e-3, 0.002", "1e-27, 1e-27",
    "333333333.33333329, 333333333.3333333", "1e21, 1e+21", "1e20, 100000000000000000000", "-1.5e300, -1.5e+300",
    "123456789012345678901234567890, 1.2345678901234568e+29", "9007199254740993, 9007199254740992", "0.1, 0.1",
    "1e-6, 0.000001", "1e-7, 1e-7", "5e-324, 5e-324", "1.7976931348623157e308, 1.7976931348623157e+308",
    "2.0E-3, 0.002", "9.5367431640625e-7, 9.5367431640625e-7", "123e4, 1230000", "12.34, 12.34", "1e400, 1e400",
    "2.98023223876953125e-8, 2.9802322387695312e-8", "295147905179352830000, 295147905179352830000",
  })
  void writesNumbersAsEcmaScriptDoes(String written, String canonical) {
    assertThat(canonical("[" + written + "]")).isEqualTo("[" + canonical + "]");
  }

  @Test
  void writesTheOtherScalars() {
    assertThat(canonical("[true, false, null, '']")).isEqualTo("[true,false,null,\"\"]");
  }
}
