/**
 * Compares the packages in which servers are delivered: owners, dependencies, launch configurations and files. It may
 * use findings of other comparisons to explain files that differ, and must not know tools or prompts.
 */
package io.mcpspec.release.packaging;

