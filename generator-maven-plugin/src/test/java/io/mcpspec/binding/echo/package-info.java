/** A kind of binding that only tests know: this package and one line in their list are all that it takes. */
package io.mcpspec.binding.echo;

