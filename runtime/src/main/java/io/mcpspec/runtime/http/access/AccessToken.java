package io.mcpspec.runtime.http.access;

import java.util.Set;

/**
 * A token that was found good.
 *
 * @param owner who it was issued to, the same for all of their tokens and of nobody else's
 * @param scopes what it allows
 */
public record AccessToken(String owner, Set<String> scopes) {}
