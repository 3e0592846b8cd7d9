/** Makes the class-data archive, by which a server starts faster: it runs the server once as a child process. */
package io.mcpspec.runtime.install.archive;

