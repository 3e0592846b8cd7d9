/**
 * DynamoDB: its AwsService, its clients, and its resource scope, --tables. Nothing outside of this package and those
 * below it names DynamoDB.
 */
package io.mcpspec.runtime.aws.dynamodb;

