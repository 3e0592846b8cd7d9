/**
 * Puts two versions of a prompt side by side: which section became which, and which sentence, row or line. It may use
 * texts and snapshots, and must not know rules.
 */
package io.mcpspec.release.prompt.match;

