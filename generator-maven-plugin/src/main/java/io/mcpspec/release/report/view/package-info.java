/**
 * What several formats share: words for changes, groups of findings, text made safe to show. It must not know any
 * format but the markup that it writes.
 */
package io.mcpspec.release.report.view;

