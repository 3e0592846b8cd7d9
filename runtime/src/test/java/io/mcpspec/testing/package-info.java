/**
 * What every module's tests share: tests that need a tool which is not on this machine are not run and are named at the
 * end, or fail with {@code -Dtools=required}.
 */
package io.mcpspec.testing;

