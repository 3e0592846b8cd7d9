/** A server's catalogue for people: a page and a Markdown file with all that it offers. */
package io.mcpspec.catalog;
