/**
 * Brings schemas into the form that is sent: shared types inlined, and the portable form that every client accepts.
 *
 * <p>Depends on the model of a spec alone. It must not know the items or lists that hold the schemas.
 */
package io.mcpspec.publish.wire;
