/**
 * Emits handlers that call operations with the AWS SDK. Expects bindings in which the checks found nothing, and names
 * the classes of the runtime and of the SDK without depending on them.
 */
package io.mcpspec.binding.aws.code;

