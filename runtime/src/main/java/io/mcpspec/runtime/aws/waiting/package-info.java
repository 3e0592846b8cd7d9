/** Waits until something that a call started has reached a state. It serves any service and knows none. */
package io.mcpspec.runtime.aws.waiting;

