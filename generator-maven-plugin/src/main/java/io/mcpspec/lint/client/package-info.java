/** PORT: rules about what clients refuse, cut or leave out. The clients are data, see {@code publish.client}. */
package io.mcpspec.lint.client;
