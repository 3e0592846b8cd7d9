/**
 * Edits the configuration files of clients as text, so that an edit can be cut out again and leave the file as it was.
 */
package io.mcpspec.runtime.install.config;

