package io.mcpspec.runtime.resource;

/**
 * A family of resources that a handler answers.
 *
 * @param uriTemplate the template as published, with {@code {name}} and {@code {+name}}
 * @param function what reads one of them; its classes load at the first call
 */
public record ResourceTemplateEntry(String uriTemplate, ResourceFunction function) {}
