/** Attribute values between JSON and the SDK, typed or plain, with every fault reported at its path. */
package io.mcpspec.runtime.aws.dynamodb.value;

