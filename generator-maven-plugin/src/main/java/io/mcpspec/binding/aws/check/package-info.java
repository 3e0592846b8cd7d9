/**
 * Reads the bindings of tools to AWS and compares each tool with AWS's model of its operation. Reports findings; emits
 * nothing.
 */
package io.mcpspec.binding.aws.check;

