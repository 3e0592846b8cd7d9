/**
 * Binds tools to operations of AWS. Its sub-packages hold the model of a service and of a binding, the checks, the
 * code, and each service. Nothing here but a service's own package names a service.
 */
package io.mcpspec.binding.aws;

