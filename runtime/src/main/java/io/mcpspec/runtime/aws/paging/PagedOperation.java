package io.mcpspec.runtime.aws.paging;

import java.util.Optional;

/**
 * How an operation answers in pages, in AWS's names.
 *
 * @param items the list of a page, such as {@code Items}
 * @param start the member of a request that says where its page begins, such as {@code ExclusiveStartKey}
 * @param next the member of a response that says where the next page begins; absent on the last one
 * @param startParameter the tool's name for {@code start}
 * @param size the member of a request that bounds how much a page evaluates, where there is one
 * @param byKey whether {@code start} is the key of the item before, and not a token that only AWS can make
 */
public record PagedOperation(
    String items, String start, String next, String startParameter, Optional<String> size, boolean byKey) {}
