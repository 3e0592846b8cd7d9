package io.mcpspec.promptdiffs;

import java.io.File;
import java.nio.file.Path;
import org.approvaltests.namer.ApprovalNamer;

/**
 * Where an approved text and the one that differs from it stand, side by side.
 *
 * @param folder folder of the approvals
 * @param name name below it, without extension
 */
record ApprovedFile(Path folder, String name) implements ApprovalNamer {

  @Override
  public File getApprovedFile(String extensionWithDot) {
    return folder.resolve(name + ".approved" + extensionWithDot).toFile();
  }

  @Override
  public File getReceivedFile(String extensionWithDot) {
    return folder.resolve(name + ".received" + extensionWithDot).toFile();
  }

  @Override
  public String getApprovalName() {
    return name;
  }

  @Override
  public String getSourceFilePath() {
    return folder.toString();
  }

  @Override
  public ApprovalNamer addAdditionalInformation(String information) {
    return new ApprovedFile(folder, name + "." + information);
  }

  @Override
  public String getAdditionalInformation() {
    return "";
  }
}
