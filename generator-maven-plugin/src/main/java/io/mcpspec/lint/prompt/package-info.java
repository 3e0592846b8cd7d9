/** PL: rules that find slips in the texts of prompts. */
package io.mcpspec.lint.prompt;
