import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const holdsThePackage = (folder: string): string =>
  existsSync(path.join(folder, "package.json")) || folder === path.dirname(folder)
    ? folder
    : holdsThePackage(path.dirname(folder));

/**
 * The folder in which the product is installed, both when it runs from its sources and when it runs
 * from the build.
 */
export const installationFolder = holdsThePackage(path.dirname(fileURLToPath(import.meta.url)));
