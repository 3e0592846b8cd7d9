/**
 * Which tables a request of DynamoDB touches, and the limit to some of them. A request whose tables cannot be
 * determined is refused.
 */
package io.mcpspec.runtime.aws.dynamodb.table;

