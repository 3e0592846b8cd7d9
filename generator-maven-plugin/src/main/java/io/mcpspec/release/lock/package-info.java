/**
 * Locked releases: writing one, reading it back with a proof that it was not edited, and comparing a running server
 * with it. {@code JsonFile} and {@code SurfaceForm} read files for {@code release.load}, too.
 *
 * <p>May use the compiler, to prove that a spec still makes what is locked. It must not start or ask servers.
 */
package io.mcpspec.release.lock;

