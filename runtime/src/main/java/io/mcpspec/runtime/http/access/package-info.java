/**
 * Who may ask over HTTP: anybody, whoever has the token of a file, or whoever has an OAuth token. Only TokenVerifier
 * depends on the library that checks OAuth tokens.
 */
package io.mcpspec.runtime.http.access;

