/**
 * A prompt as its handler sees it: an entry, a function and a result; and the compiled texts of prompts. Handlers
 * import this package, so it lasts.
 */
package io.mcpspec.runtime.prompt;

