package org.example.small;

/** Leaves out what the spec asks for. */
final class Nothing implements Handlers {}
