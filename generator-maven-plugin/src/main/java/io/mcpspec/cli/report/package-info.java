/** Findings about a spec in the forms that editors, programs and CI systems read. */
package io.mcpspec.cli.report;
