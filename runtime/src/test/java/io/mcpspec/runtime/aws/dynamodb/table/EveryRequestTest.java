package io.mcpspec.runtime.aws.dynamodb.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.aws.dynamodb.DynamoDb;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Nothing in AWS's model slips past the limit to tables: a new version with one more member that holds text fails here
 * until somebody decides whether it can name a table.
 */
class EveryRequestTest {

  /** Why these members name no table. */
  private static final Map<String, Set<String>> NO_TABLE = Map.of(
      "attributes and data of the table that the request names", Set.of(
          "AttributeName", "AttributeUpdates", "AttributesToGet", "Expected", "ExclusiveStartKey", "Item", "Key",
          "Keys", "KeyConditions", "NonKeyAttributes", "QueryFilter", "ScanFilter"),
      "expressions on items of the table that the request names; they know no other", Set.of(
          "ConditionExpression", "ExpressionAttributeNames", "ExpressionAttributeValues", "FilterExpression",
          "KeyConditionExpression", "ProjectionExpression", "SearchConditionExpression", "UpdateExpression"),
      "where a list goes on; nothing is done to what it names", Set.of(
          "ExclusiveStartBackupArn", "ExclusiveStartGlobalTableName", "ExclusiveStartTableName", "NextToken"),
      "belongs to the table that the request names", Set.of(
          "BackupName", "IndexName", "PolicyName", "RegionName", "Value", "TagKeys"),
      "a policy holds for the resource that it is attached to, which the request names", Set.of(
          "ExpectedRevisionId", "Policy", "ResourcePolicy"),
      "another service's: Kinesis, IAM, KMS, S3", Set.of(
          "AutoScalingRoleArn", "KMSMasterKeyId", "S3Bucket", "S3BucketOwner", "S3KeyPrefix", "S3Prefix",
          "S3SseKmsKeyId", "StreamArn"),
      "the form of a file", Set.of("Delimiter", "HeaderList"),
      "tells a repeated request from another", Set.of("ClientRequestToken", "ClientToken"));

  private final AwsRequests requests = new AwsRequests();

  @Test
  void everyMemberThatHoldsTextIsKnownToNameATableOrNot() {
    Map<String, Set<String>> undecided = new TreeMap<>();
    Set<String> seen = new TreeSet<>();
    for (String operation : requests.operations()) {
      for (String member : requests.texts(operation)) {
        seen.add(member);
        if (!namesTables(member) && NO_TABLE.values().stream().noneMatch(names -> names.contains(member))) {
          undecided.computeIfAbsent(member, name -> new TreeSet<>()).add(operation);
        }
      }
    }
    assertThat(undecided).as("add these to RequestedTables, or here with a reason").isEmpty();
    assertThat(seen).as("members that are decided on and gone")
        .containsAll(NO_TABLE.values().stream().flatMap(Set::stream).toList())
        .containsAll(RequestedTables.NAMES)
        .containsAll(RequestedTables.KEYS)
        .containsAll(RequestedTables.STATEMENTS);
  }

  @Test
  void everyRequestMustNameATableUnlessItIsAListOrAboutTheAccount() {
    List<String> mayNameNone = requests.operations().stream()
        .filter(operation -> requests.members(operation, traits -> traits.get("smithy.api#required").isPresent())
            .stream().noneMatch(member -> requests.texts(operation, member).stream().anyMatch(this::namesTables)))
        .toList();
    List<String> known = new ArrayList<>(AllowedTables.WITHOUT_TABLES);
    known.addAll(ListedTables.OPERATIONS);
    assertThat(mayNameNone).containsExactlyInAnyOrderElementsOf(known);
  }

  @Test
  void theOperationsWithAClientTokenAreThoseOfTheModel() {
    assertThat(requests.operations().stream().filter(operation ->
        !requests.members(operation, traits -> traits.get("smithy.api#idempotencyToken").isPresent()).isEmpty()))
        .containsExactlyInAnyOrderElementsOf(DynamoDb.SERVICE.tokenOperations());
  }

  private boolean namesTables(String member) {
    return RequestedTables.NAMES.contains(member)
        || RequestedTables.KEYS.contains(member)
        || RequestedTables.STATEMENTS.contains(member);
  }
}
