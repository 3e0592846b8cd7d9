package io.mcpspec.runtime.resource;

import static org.assertj.core.api.Assertions.assertThat;

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
  void readsEveryKindOfExpression() {
    UriTemplate search = new UriTemplate("a://find/{kind}{?text,limit*}");
    assertThat(search.match("a://find/x?limit=3&text=b%20c&other=1"))
        .contains(Map.of("kind", "x", "limit", "3", "text", "b c"));
    assertThat(search.match("a://find/x")).contains(Map.of("kind", "x"));
    assertThat(new UriTemplate("a://b{/path*}{#part}").match("a://b/c/d#e"))
        .contains(Map.of("path", "c/d", "part", "e"));
    assertThat(new UriTemplate("a:{x,y}{.type}").match("a:1,2.png")).contains(Map.of("x", "1", "y", "2.png"));
    assertThat(new UriTemplate("a:{x:3}{;v}?q=1{&w}").match("a:abc?q=1&w=2")).contains(Map.of("x", "abc", "w", "2"));
    assertThat(new UriTemplate("a:{x").match("a:{x")).contains(Map.of());
  }
}
