import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const holdsThePackage = (folder: string): string =>
  existsSync(path.join(folder, "package.json")) || folder === path.dirname(folder)
    ? folder
    : holdsThePackage(path.dirname(folder));

/** Where the product is installed, whether this runs from its sources or from what was built of them. */
export const installationFolder = holdsThePackage(path.dirname(fileURLToPath(import.meta.url)));
