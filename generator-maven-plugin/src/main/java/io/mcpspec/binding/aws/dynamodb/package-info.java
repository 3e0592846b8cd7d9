/**
 * All that the compiler knows of DynamoDB: its model, attribute values, tables and statements. No other package names
 * DynamoDB, except the compiler's list of services.
 */
package io.mcpspec.binding.aws.dynamodb;

