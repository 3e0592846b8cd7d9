/**
 * What a server is made of: its definition, interceptors, checks, resource scopes and the options it is started with.
 * Generated code and users import this package, so it lasts. It knows nothing of how a call arrives.
 */
package io.mcpspec.runtime.server;

