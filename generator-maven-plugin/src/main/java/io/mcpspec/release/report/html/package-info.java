/**
 * Writes a review as one HTML page that needs no network; each part of the page is a class. It may use {@code
 * release.report.view}, and must not know other formats.
 */
package io.mcpspec.release.report.html;

