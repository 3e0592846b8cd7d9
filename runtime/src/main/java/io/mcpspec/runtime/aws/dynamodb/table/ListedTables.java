package io.mcpspec.runtime.aws.dynamodb.table;

import io.mcpspec.runtime.server.NamePatterns;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.services.dynamodb.model.BackupSummary;
import software.amazon.awssdk.services.dynamodb.model.ContributorInsightsSummary;
import software.amazon.awssdk.services.dynamodb.model.ExportSummary;
import software.amazon.awssdk.services.dynamodb.model.GlobalTable;
import software.amazon.awssdk.services.dynamodb.model.ImportSummary;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListContributorInsightsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListExportsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListGlobalTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.ListImportsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;

/**
 * Leaves what belongs to other tables out of AWS's lists. The key of the next page stays, even where it names another
 * table: without it the rest of the list would be lost, and a page may well be empty and have a next one.
 */
record ListedTables(NamePatterns tables) {

  /** The operations that list what belongs to all tables. */
  static final Set<String> OPERATIONS = Set.of(
      "ListBackups", "ListContributorInsights", "ListExports", "ListGlobalTables", "ListImports", "ListTables");

  SdkResponse of(SdkResponse all) {
    if (all instanceof ListTablesResponse names) {
      return names.toBuilder().tableNames(allowed(names.tableNames(), name -> name)).build();
    }
    if (all instanceof ListGlobalTablesResponse names) {
      return names.toBuilder().globalTables(allowed(names.globalTables(), GlobalTable::globalTableName)).build();
    }
    if (all instanceof ListBackupsResponse backups) {
      return backups.toBuilder().backupSummaries(allowed(backups.backupSummaries(), ListedTables::table)).build();
    }
    if (all instanceof ListExportsResponse exports) {
      return exports.toBuilder().exportSummaries(allowed(exports.exportSummaries(), ExportSummary::exportArn)).build();
    }
    if (all instanceof ListImportsResponse imports) {
      return imports.toBuilder().importSummaryList(allowed(imports.importSummaryList(), ListedTables::table)).build();
    }
    if (all instanceof ListContributorInsightsResponse states) {
      return states.toBuilder().contributorInsightsSummaries(
          allowed(states.contributorInsightsSummaries(), ContributorInsightsSummary::tableName)).build();
    }
    return all;
  }

  /** The ARN of a backup that AWS Backup made names no table. */
  private static String table(BackupSummary summary) {
    return summary.tableName() == null ? summary.backupArn() : summary.tableName();
  }

  /** A failed import may have no table of its own any more; its own ARN names it all the same. */
  private static String table(ImportSummary summary) {
    return summary.tableArn() == null ? summary.importArn() : summary.tableArn();
  }

  /** The items whose table can be told and is allowed. */
  private <T> List<T> allowed(List<T> items, Function<T, String> name) {
    return items.stream()
        .filter(item -> name.apply(item) != null)
        .filter(item -> TableName.of(name.apply(item)).filter(tables::allow).isPresent())
        .toList();
  }
}
