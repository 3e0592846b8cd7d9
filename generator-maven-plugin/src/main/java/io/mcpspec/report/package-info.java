/**
 * Findings in the forms that programs and CI systems read, one writer for each form. The check of a spec, the lint and
 * the release diff say what they found as {@link io.mcpspec.report.ReportedFinding}s.
 *
 * <p>May depend on nodes and texts. It must not know who found something, or why.
 */
package io.mcpspec.report;
