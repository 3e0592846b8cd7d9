/**
 * The answers of servers that have no handlers yet: the examples of the spec, or else samples that fit its schemas.
 * It knows the spec and what is published; it must not know how files are written.
 */
package io.mcpspec.mock;

