/**
 * What clients do to the tools that they are given: a profile for each, read from {@code profiles.json}, and the
 * constructs in a published tool that some of them refuse. Only the data names clients.
 */
package io.mcpspec.publish.client;
