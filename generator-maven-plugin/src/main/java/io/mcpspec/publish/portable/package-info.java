/**
 * The portable form of schemas: what all common clients accept, and a list of what it does not say.
 * {@code PortableKeywords} decides what becomes of each keyword. It knows {@code jsonschema} and {@code publish.wire}.
 * It must not know tools, prompts or files.
 */
package io.mcpspec.publish.portable;
