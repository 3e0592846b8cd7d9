/**
 * The Maven goals: they translate parameters, call the code that does the work, and print. The only package that
 * depends on Maven, writes {@code mvn} commands and uses the standard streams. Nothing depends on it.
 */
package io.mcpspec.maven;

