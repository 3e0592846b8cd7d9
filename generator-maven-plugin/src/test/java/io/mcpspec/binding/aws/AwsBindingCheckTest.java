package io.mcpspec.binding.aws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AwsBindingCheckTest {

  private static final String TABLE = "table_name: { type: string, minLength: 1, maxLength: 1024 }\n";
  private static final String RECOVERY = "  required: [table_name, point_in_time_recovery_enabled]\n";
  private static final String RECOVERY_BINDING = """
      binding:
        aws: UpdateContinuousBackups
        members:
          point_in_time_recovery_enabled: PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled
          days: PointInTimeRecoverySpecification.RecoveryPeriodInDays
      """;

  @Test
  void takesParametersThatSetOneStructureTogether() {
    assertThat(recovery("days: { type: integer, minimum: 1, maximum: 35 }", RECOVERY_BINDING).findings()).isEmpty();
  }

  @Test
  void holdsAParameterToTheMemberAtItsPath() {
    Specs spec = recovery("days: { type: integer, minimum: 0, maximum: 35 }", RECOVERY_BINDING);
    assertThat(spec.findings()).containsExactly(
        "spec/tools/tool.yaml:11:37 binding-bound-looser: `minimum: 0` allows what AWS refuses");
    assertThat(spec.advice()).contains(
        "UpdateContinuousBackups.PointInTimeRecoverySpecification.RecoveryPeriodInDays is 1 to 35 in AWS's model");
  }

  @Test
  void takesExclusiveBoundsAsTheyAre() {
    String days = "days: { type: integer, exclusiveMinimum: 0, exclusiveMaximum: 36 }";
    assertThat(recovery(days, RECOVERY_BINDING).findings()).isEmpty();
    assertThat(recovery(days.replace("36", "37"), RECOVERY_BINDING).findings()).hasSize(1);
  }

  @Test
  void wantsEveryMemberOfASharedStructureBound() {
    String binding = RECOVERY_BINDING.replaceAll("(?m)^    days.*\n", "");
    assertThat(recovery("region_name: { type: string }", binding).findings()).containsExactly(
        "spec/tools/tool.yaml:14:8 binding-unbound-member: no parameter sets"
            + " `PointInTimeRecoverySpecification.RecoveryPeriodInDays`");
    assertThat(recovery(
            "region_name: { type: string }",
            binding + "  omit: { PointInTimeRecoverySpecification.RecoveryPeriodInDays: the default will do }\n")
        .findings()).isEmpty();
  }

  @Test
  void reportsPathsAndParametersThatDoNotExist() {
    String binding = RECOVERY_BINDING.replace("RecoveryPeriodInDays", "RecoveryDays") + "    dais: TableName\n";
    assertThat(recovery("days: { type: integer, minimum: 1, maximum: 35 }", binding).findings()).contains(
        "spec/tools/tool.yaml:17:11 binding-unknown-member: `PointInTimeRecoverySpecification.RecoveryDays` is no"
            + " member of UpdateContinuousBackups's input",
        "spec/tools/tool.yaml:18:5 binding-unknown-member: `dais` is no parameter of `tool`");
  }

  @Test
  void reportsTwoParametersForOneMember() {
    Specs spec = Specs.tool(
        TABLE + "table: { type: string, minLength: 1, maxLength: 1024 }",
        "  required: [table_name]\nbinding: { aws: DescribeTable, members: { table: TableName } }\n");
    assertThat(spec.findings()).containsExactly(
        "spec/tools/tool.yaml:10:5 duplicate-name: `table` and `table_name` set the same member");
  }

  @Test
  void reportsAFaultOfASharedTypeOnceAndAtItsLine() {
    Specs spec = Specs.tool(
            TABLE + """
                local_secondary_indexes: { $ref: type:indexes }
                global_secondary_indexes: { type: array, items: { $ref: type:index } }
                """,
            "  required: [table_name]\nbinding: { aws: CreateTable }\n")
        .type("indexes", "type: array\nitems: { $ref: type:index }")
        .type("index", """
            type: object
            properties:
              IndexName: { type: string, minLength: 1, maxLength: 255, pattern: "^[a-z]+$" }
            additionalProperties: false
            """);
    assertThat(spec.findings()).contains(
        "spec/types/index.yaml:6:43 binding-bound-looser: `minLength: 1` allows what AWS refuses",
        "spec/types/index.yaml:5:3 binding-missing-required: `KeySchema` may be left out",
        "spec/types/index.yaml:5:3 binding-unbound-member: `WarmThroughput` is missing");
    assertThat(spec.findings()).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "{ type: [string, 'null'], minLength: 1, maxLength: 1024 }",
    "{ anyOf: [{ type: string }, { type: integer }] }",
    "{ minLength: 1 }",
    "{ type: array, items: { type: string } }",
  })
  void wantsTheTypeOfTheMember(String schema) {
    Specs spec = Specs.tool("table_name: " + schema, "  required: [table_name]\nbinding: { aws: DescribeTable }\n");
    assertThat(spec.findings())
        .singleElement().asString().contains(" binding-wrong-type: `table_name` ");
  }

  @Test
  void takesAPolicyAsTextOrAsTheObjectItself() {
    String policy = "policy: { anyOf: [{ type: string, minLength: 1 }, { type: object, minProperties: 1 }] }\n";
    String arn = "resource_arn: { type: string, minLength: 1, maxLength: 1283 }\n";
    assertThat(Specs.tool(policy + arn, """
          required: [policy, resource_arn]
        binding:
          aws: PutResourcePolicy
          omit: { ExpectedRevisionId: no, ConfirmRemoveSelfResourceAccess: no }
        """).findings()).isEmpty();
  }

  @Test
  void wantsAnEnumWhereAwsHasOne() {
    String binding = """
        binding:
          aws: ListBackups
          omit: { Limit: a, TimeRangeLowerBound: a, TimeRangeUpperBound: a, ExclusiveStartBackupArn: a, TableName: a }
        """;
    assertThat(Specs.tool("backup_type: { type: string }", binding).findings()).containsExactly(
        "spec/tools/tool.yaml:9:5 binding-bound-looser: `backup_type` has no `enum`, which allows what AWS refuses");
    assertThat(Specs.tool("backup_type: { const: USER }", binding).findings()).isEmpty();
  }

  @Test
  void knowsItsOwnParameters() {
    String rest = "  required: [table_name]\nbinding: { aws: DescribeTable }\n";
    assertThat(Specs.tool(TABLE + "value_format: { type: string, enum: [typed, plain] }", rest).findings()).isEmpty();
    assertThat(Specs.tool(TABLE + "value_format: { type: string, enum: [typed] }", rest).findings()).containsExactly(
        "spec/tools/tool.yaml:10:5 binding-wrong-type: `value_format` is a parameter of the binding itself, with"
            + " another type");
    assertThat(Specs.tool(TABLE + "region_name: { type: integer }", rest).findings()).hasSize(1);
  }

  @Test
  void looksInsideResults() {
    Specs spec = Specs.tool(TABLE, """
          required: [table_name]
        output:
          type: object
          properties:
            Table:
              type: object
              properties:
                TableNam: { type: string }
                KeySchema: { type: object }
                Replicas: { type: array, items: { type: object, properties: { Region: { type: string } } } }
        binding: { aws: DescribeTable }
        """);
    assertThat(spec.findings()).containsExactly(
        "spec/tools/tool.yaml:17:9 binding-unknown-result: AWS returns no `TableNam` here",
        "spec/tools/tool.yaml:18:28 binding-wrong-type: `KeySchema` is of type object",
        "spec/tools/tool.yaml:19:71 binding-unknown-result: AWS returns no `Region` here");
  }

  @Test
  void refusesUnknownSettings() {
    String rest = "  required: [table_name]\nbinding: { aws: DescribeTable, ";
    assertThat(Specs.tool(TABLE, rest + "omits: { X: y } }\n").findings())
        .containsExactly("spec/tools/tool.yaml:11:32 unknown-key: unknown key `omits`");
    assertThat(Specs.tool(TABLE, rest + "omit: { X: '' } }\n").findings())
        .containsExactly("spec/tools/tool.yaml:11:43 wrong-type: `X` is a string here");
  }

  private static Specs recovery(String days, String binding) {
    return Specs.tool(TABLE + "point_in_time_recovery_enabled: { type: boolean }\n" + days, RECOVERY + binding);
  }
}
