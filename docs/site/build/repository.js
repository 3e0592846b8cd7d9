import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root; every path below is relative to it and written with slashes. */
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export const read = (path) => readFileSync(join(ROOT, path), "utf8");
export const exists = (path) => existsSync(join(ROOT, path));
export const isFolder = (path) => exists(path) && statSync(join(ROOT, path)).isDirectory();

/** The names in a folder, sorted, without what a build made. */
export function list(folder) {
  return readdirSync(join(ROOT, folder)).filter((name) => name !== "target" && name !== "node_modules").sort();
}

/** All files below a folder. */
export function filesBelow(folder) {
  return list(folder).map((name) => posix.join(folder, name))
      .flatMap((path) => isFolder(path) ? filesBelow(path) : [path]);
}

/** All folders below a folder. */
export function foldersBelow(folder) {
  return list(folder).map((name) => posix.join(folder, name)).filter(isFolder)
      .flatMap((path) => [path, ...foldersBelow(path)]);
}
