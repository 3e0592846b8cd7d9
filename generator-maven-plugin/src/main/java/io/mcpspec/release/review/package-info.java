/**
 * What a comparison results in: findings, texts of prompts side by side, files line by line, and the verdict in one
 * sentence. It holds what reports show, and must not know their formats.
 */
package io.mcpspec.release.review;

