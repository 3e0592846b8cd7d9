/**
 * Applies the exceptions that people accepted and checks that the version bump matches the findings. It may use
 * findings and the form of the exceptions file, and must not know how findings were made.
 */
package io.mcpspec.release.policy;

