/** Sends a batch and sends again what was left undone. It serves any service and knows none. */
package io.mcpspec.runtime.aws.batch;

