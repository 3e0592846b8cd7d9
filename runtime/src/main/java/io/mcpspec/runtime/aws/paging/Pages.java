package io.mcpspec.runtime.aws.paging;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.StructureFormat;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.function.BiFunction;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.awscore.AwsResponse;

/**
 * Reads several pages of an operation and joins them into one result, which ends at an item's end and says where to go
 * on: after so many pages, at the size that a result may have, before the call's deadline, and when a page cannot be
 * read. What was read is never lost, and no item comes twice.
 */
public final class Pages {

  private final PagedOperation operation;
  private final CallClock clock;

  public Pages(PagedOperation operation) {
    this(operation, CallClock.SYSTEM);
  }

  Pages(PagedOperation operation, CallClock clock) {
    this.operation = operation;
    this.clock = clock;
  }

  /**
   * Reads.
   *
   * @param send sends one request
   * @param request the first page's
   * @param most how many pages at most
   * @throws io.mcpspec.runtime.tool.ToolException when the first page cannot be read
   */
  public <C extends AwsClient, Q extends AwsRequest, R extends AwsResponse> ToolResult read(
      AwsCall<C> call, BiFunction<C, Q, R> send, Q request, int most, StructureFormat format) {
    PageSource<C, Q, R> source = new PageSource<>(operation, call, send, format, clock);
    return new PagedCall<>(source, new JoinedPages(source)).read(request, most);
  }
}
