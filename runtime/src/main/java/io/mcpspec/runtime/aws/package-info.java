/**
 * Calls any service of AWS: clients, one call with its requests and errors, and the SDK's values as JSON. What must be
 * known of one service is in its AwsService; this package names none of them.
 */
package io.mcpspec.runtime.aws;

