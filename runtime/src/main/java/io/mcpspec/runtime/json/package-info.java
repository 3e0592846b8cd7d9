/** Our own JSON values, their reader and their writer. Nothing here depends on another package. */
package io.mcpspec.runtime.json;

