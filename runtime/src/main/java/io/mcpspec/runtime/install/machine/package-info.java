/**
 * What the installer knows of this machine: the system and its folders, Java, and the server's jar. The other packages
 * of the installer depend on this one.
 */
package io.mcpspec.runtime.install.machine;

