/**
 * Servers that answer from examples and samples instead of handlers. Mocks touch no resources, so they have no scopes.
 */
package io.mcpspec.runtime.mock;

