/**
 * The vocabulary of findings: rules and their pages, levels, audiences. A new rule begins here with a constant in
 * {@link Rule}. It may use only nodes and places of snapshots, and must not know who reports or shows a finding.
 */
package io.mcpspec.release.finding;

