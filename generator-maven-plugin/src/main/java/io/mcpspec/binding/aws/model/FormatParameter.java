package io.mcpspec.binding.aws.model;

import com.squareup.javapoet.ClassName;
import java.util.List;

/**
 * The parameter that chooses how a service's values are written; never a member of a request.
 *
 * @param name the parameter's name
 * @param values what callers can choose
 * @param type the runtime's enum of the formats
 * @param standard the constant of the enum that is used when the caller does not choose
 */
public record FormatParameter(String name, List<String> values, ClassName type, String standard) {}
