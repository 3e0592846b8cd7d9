package io.mcpspec.binding.aws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a binding does beyond one request is held against AWS's model. */
class WorkCheckTest {

  private static final String SCAN = """
      table_name: { type: string, minLength: 1, maxLength: 1024 }
      exclusive_start_key: { type: object, minProperties: 1 }
      max_pages: { type: integer, minimum: 1, maximum: 9, default: 1 }
      wait: { type: boolean, default: false }
      """;
  private static final String SCAN_REST = """
        required: [table_name]
      output: { type: object, properties: { Note: { type: string } } }
      binding:
        aws: Scan
        omit:
          IndexName: a
          AttributesToGet: a
          Limit: a
          Select: a
          ScanFilter: a
          ConditionalOperator: a
          ReturnConsumedCapacity: a
          TotalSegments: a
          Segment: a
          ProjectionExpression: a
          FilterExpression: a
          ExpressionAttributeNames: a
          ExpressionAttributeValues: a
          ConsistentRead: a
      """;
  private static final String PAGES = """
          parameter: max_pages
          items: Items
          next: { ExclusiveStartKey: LastEvaluatedKey }
          size: Limit
      """.indent(2);

  private static final String TABLE = """
      table_name: { type: string, minLength: 1, maxLength: 1024 }
      wait: { type: boolean, default: false }
      """;
  private static final String TABLE_REST = """
        required: [table_name]
      output: { type: object, properties: { Note: { type: string } } }
      binding:
        aws: DeleteTable
        wait:
          parameter: wait
          poll: DescribeTable
          with: { TableName: TableDescription.TableName }
          states:
            Table.TableStatus: { during: [DELETING] }
          missing: ResourceNotFoundException
      """;

  @Test
  void takesWhatFits() {
    assertThat(scan(SCAN, PAGES).findings()).containsExactly(
        "spec/tools/tool.yaml:12:5 binding-unknown-member: `wait` sets no member of Scan's input");
    assertThat(Specs.tool(TABLE, TABLE_REST).findings()).containsExactly(
        "spec/tools/tool.yaml:17:11 binding-poll-writes: no tool says that `DescribeTable` only reads");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      items: Items          | items: Itms            | binding-unknown-result: `Itms` is no member of Scan's output
      items: Items          | items: Count           | binding-wrong-type: `Count` is of kind integer in AWS's model
      size: Limit           | size: Limits           | binding-unknown-member: `Limits` is no member of Scan's input
      size: Limit           | size: TableName        | binding-wrong-type: `TableName` is of kind string in AWS
      LastEvaluatedKey      | ConsumedCapacity       | binding-unlike-members: `ExclusiveStartKey` and
      ExclusiveStartKey     | IndexName              | binding-unbound-member: no parameter sets `IndexName`
      parameter: max_pages  | parameter: pages       | binding-unknown-member: `pages` is no parameter of `tool`
      parameter: max_pages  | parameter: wait        | binding-wrong-type: `wait` is a parameter of the binding itself
      parameter: max_pages  | params: max_pages      | missing-key: `pages` lacks `parameter`
      items: Items          | items: [Items]         | wrong-type: `items` is a list here
      """)
  void namesWhatDoesNotFitPages(String written, String wrong, String finding) {
    assertThat(scan(SCAN, PAGES.replace(written, wrong)).findings()).anySatisfy(found ->
        assertThat(found).contains(" " + finding));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      poll: DescribeTable   | poll: DescribeTabel    | binding-unknown-operation: DynamoDB has no operation
      { TableName: Table    | { TableNam: Table      | binding-unknown-member: `TableNam` is no member of Describe
      Description.TableName | Description.Name       | binding-unknown-result: `TableDescription.Name` is no member of
      { TableName: TableDescription.TableName | { TableName: TableDescription.ItemCount | binding-unlike-members: `Tab
      Table.TableStatus     | Table.Status           | binding-unknown-result: `Table.Status` is no member of Describe
      during: [DELETING]    | during: [DELETE]       | binding-wrong-value: AWS knows no `DELETE` here
      during: [DELETING]    | until: [ACTIVE]        | missing-key: `Table.TableStatus` lacks `during`
      ResourceNotFound      | TableNotFound          | binding-unknown-error: DescribeTable never answers `TableNotFound
      Table.TableStatus     | Table.Replicas.ReplicaStatus | binding-unlike-members: `Table.Replicas` and `TableDescri
      { Note: { type: string } } | { }               | binding-missing-required: `output` lacks `Note`
      { type: string } } }  | { type: integer } } }  | binding-wrong-type: `Note` is a member of the binding itself
      parameter: wait       | parameter: table_name  | binding-wrong-type: `table_name` is a parameter of the binding
      """)
  void namesWhatDoesNotFitWaiting(String written, String wrong, String finding) {
    assertThat(Specs.tool(TABLE, TABLE_REST.replace(written, wrong)).findings()).anySatisfy(found ->
        assertThat(found).contains(" " + finding));
  }

  @Test
  void namesWhatDoesNotFitRoundsAndFailures() {
    assertThat(batch("repeat: { UnprocessedItems: RequestItems }").findings()).isEmpty();
    assertThat(batch("repeat: { ConsumedCapacity: RequestItems }").findings()).singleElement().asString()
        .contains("binding-unlike-members: `ConsumedCapacity` and `RequestItems` do not hold the same");
    assertThat(batch("repeat: { UnprocessedItems: RequestItems, A: B }").findings()).isNotEmpty();
    assertThat(batch("failures: UnprocessedItems").findings()).singleElement().asString()
        .contains("binding-wrong-type: `UnprocessedItems` is no failure of one entry of a list");
    assertThat(batch("repeat: { UnprocessedItems: RequestItems }\n  failures: UnprocessedItems").findings())
        .anySatisfy(found -> assertThat(found).contains("one-of-keys: a binding has one of `pages`, `wait`,"));
  }

  private static Specs scan(String parameters, String pages) {
    return Specs.tool(parameters, SCAN_REST + "  pages:\n" + pages);
  }

  private static Specs batch(String work) {
    String rest = """
          required: [request_items]
        output: { type: object, properties: { Note: { type: string } } }
        binding:
          aws: BatchWriteItem
          omit: { ReturnConsumedCapacity: a, ReturnItemCollectionMetrics: a }
        """;
    return Specs.tool("request_items: { $ref: type:items }", rest + "  " + work + "\n")
        .type("items", """
            { type: object, minProperties: 1, maxProperties: 25, additionalProperties: { $ref: type:writes } }""")
        .type("writes", "{ type: array, minItems: 1, maxItems: 25, items: { $ref: type:write } }")
        .type("write", closed("PutRequest: { $ref: type:put }, DeleteRequest: { $ref: type:delete }"))
        .type("put", closed("Item: { type: object }") + "\nrequired: [Item]")
        .type("delete", closed("Key: { type: object }") + "\nrequired: [Key]");
  }

  private static String closed(String properties) {
    return "type: object\nadditionalProperties: false\nproperties: { " + properties + " }";
  }
}
