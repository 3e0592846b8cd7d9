/** SEC: rules that find what may turn a model against its user. */
package io.mcpspec.lint.security;
