/** Reads several pages of an operation and joins them into one result. It serves any service and knows none. */
package io.mcpspec.runtime.aws.paging;

