package io.mcpspec.runtime.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class UriTemplateTest {

  @Test
  void takesOneSegmentForAVariable() {
    UriTemplate template = new UriTemplate("a://{x}/b.c/{y}");
    assertThat(template.match("a://1/b.c/2")).contains(Map.of("x", "1", "y", "2"));
    assertThat(template.match("a://1/bxc/2")).isEmpty();
    assertThat(template.match("a://1/2/b.c/3")).isEmpty();
    assertThat(template.match("a:///b.c/3")).isEmpty();
  }

  @Test
  void takesAnythingForAReservedVariable() {
    assertThat(new UriTemplate("file:///{+path}").match("file:///a/b?c")).contains(Map.of("path", "a/b?c"));
  }

  @Test
  void decodesValues() {
    assertThat(new UriTemplate("a:{x}").match("a:%C3%A9+%2F100%25")).contains(Map.of("x", "é+/100%"));
    assertThat(new UriTemplate("a:{x}").match("a:100%")).contains(Map.of("x", "100%"));
  }

  @Test
  void refusesExpressionsThatItCannotTakeApart() {
    assertThatThrownBy(() -> new UriTemplate("a:{?x}"))
        .hasMessage("uri template `a:{?x}` can only use `{name}` and `{+name}` "
            + "where a handler or a prompt answers");
  }
}
