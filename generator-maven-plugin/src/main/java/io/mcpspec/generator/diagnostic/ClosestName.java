package io.mcpspec.generator.diagnostic;
import java.util.*;
public final class ClosestName { public static Optional<String> of(String n, Collection<String> k) { return Optional.empty(); } }
