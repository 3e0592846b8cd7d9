/**
 * Findings: their codes, their text and the page that explains each code. It depends on the sources that findings point
 * to, and knows neither the language of specs nor the program that prints.
 */
package io.mcpspec.diagnostic;

