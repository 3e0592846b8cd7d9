package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.resolve.name.UriTemplates;
import io.mcpspec.spec.syntax.ResourceDecl;
import java.util.List;

/** Whether a resource can be found by its address. */
record AddressCheck(Diagnostics diagnostics) {

  void check(ResourceDecl resource, List<String> variables, Resource.Body body) {
    resource.uri().filter(uri -> !variables.isEmpty()).ifPresent(
        uri -> report(uri, "`uri` has variables", "write `uriTemplate` instead of `uri`"));
    resource.uriTemplate().filter(uri -> variables.isEmpty()).ifPresent(
        uri -> report(uri, "`uriTemplate` has no variable", "put one in braces, or write `uri`"));
    resource.uri().filter(uri -> variables.isEmpty() && !UriTemplates.isUri(uri.text())).ifPresent(
        uri -> report(uri, "`" + uri.text() + "` is no URI", "write a scheme and a path, such as weather://limits"));
    resource.uriTemplate().flatMap(uri -> UriTemplates.fault(uri.text())).ifPresent(
        fault -> report(resource.uriTemplate().orElseThrow(), fault, "name each variable once, as in x://{a}/{b}"));
    resource.uriTemplate().filter(uri -> !(body instanceof Resource.Handler)).ifPresent(
        uri -> report(uri, "a template has no content of its own", "write `handler: true`"));
  }

  private void report(Scalar place, String message, String help) {
    diagnostics.report(Code.BAD_URI_TEMPLATE, place.span(), message, help);
  }
}
