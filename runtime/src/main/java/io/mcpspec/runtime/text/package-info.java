/** What messages share: names in quotes, short excerpts, and the closest known name to one that is unknown. */
package io.mcpspec.runtime.text;

