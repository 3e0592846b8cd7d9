package io.mcpspec.emit.java.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaNamesTest {

  @ParameterizedTest
  @CsvSource({
    "get_item,GetItem,getItem,GET_ITEM",
    "TableName,TableName,tableName,TABLE_NAME",
    "SSEDescription,SseDescription,sseDescription,SSE_DESCRIPTION",
    "tableARNs,TableArns,tableArns,TABLE_ARNS",
    "browser-navigate,BrowserNavigate,browserNavigate,BROWSER_NAVIGATE",
    "s3Bucket,S3Bucket,s3Bucket,S3_BUCKET",
    "2fa,_2Fa,_2Fa,_2_FA",
    "größe,Grosse,größe,GRÖSSE",
    ">=,GreaterEqual,greaterEqual,GREATER_EQUAL",
    "-1,Minus1,minus1,MINUS_1",
    "$and,And,and,AND"
  })
  void readAsPeopleWriteThem(String wire, String type, String member, String constant) {
    assertThat(JavaNames.type(wire)).isEqualTo(type);
    assertThat(JavaNames.member(wire)).isEqualTo(member);
    assertThat(JavaNames.constant(wire)).isEqualTo(constant);
  }

  @Test
  void nothingBecomesAWord() {
    assertThat(JavaNames.member("")).isEqualTo("empty");
    assertThat(JavaNames.type("取得")).isEqualTo("U53D6U5F97");
    assertThat(JavaNames.member("取得")).isEqualTo("取得");
  }

  @Test
  void longNamesAreCutAndStayDifferent() {
    String one = JavaNames.type("x".repeat(300) + "1");
    assertThat(one).hasSizeLessThan(60).isNotEqualTo(JavaNames.type("x".repeat(300) + "2"));
  }

  @ParameterizedTest
  @CsvSource({
    "Indexes,Index", "Items,Item", "Entries,Entry", "Addresses,Address", "Status,Status", "Keys,Key", "Schema,Schema",
    "Boxes,Box", "Access,Access", "Movies,Movie", "Series,Series"
  })
  void listsNameTheirItems(String list, String item) {
    assertThat(JavaNames.singular(list)).isEqualTo(item);
  }

  @Test
  void clashesAreNumbered() {
    NameScope names = NameScope.members();
    assertThat(names.unique("userId")).isEqualTo("userId");
    assertThat(names.unique("userid")).isEqualTo("userid2");
    assertThat(names.unique("user2")).isEqualTo("user2");
    assertThat(names.unique("user2")).isEqualTo("user2_2");
    assertThat(names.unique("class")).isEqualTo("class_");
    assertThat(names.unique("hashCode")).isEqualTo("hashCode_");
    assertThat(NameScope.types().unique("List")).isEqualTo("ListValue");
  }
}
