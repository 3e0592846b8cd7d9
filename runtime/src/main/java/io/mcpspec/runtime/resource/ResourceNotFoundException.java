package io.mcpspec.runtime.resource;

/** There is no resource at the address; the message may say what there is. */
public final class ResourceNotFoundException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ResourceNotFoundException(String message) {
    super(message);
  }
}
