/**
 * What checks and code share: AWS's own model of a service, what a service adds to it, and a tool's binding as it was
 * read. Depends on no other package of the binding.
 */
package io.mcpspec.binding.aws.model;

