package io.mcpspec.runtime.stdio;

/**
 * One line of input.
 *
 * @param bytes its bytes without the line's end; empty when it was too long
 * @param tooLong whether it was longer than is taken in
 */
record Line(byte[] bytes, boolean tooLong) {}
