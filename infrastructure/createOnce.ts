import { linkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemError } from "./systemErrors.ts";

/**
 * Creates a file with its whole text, or answers false where there is one. Whoever reads it meanwhile,
 * or after a crash, finds all of it or nothing.
 */
export const createOnce = (file: string, text: string, mode = 0o666) => {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}-${process.pid}`);
  writeFileSync(draft, text, { mode });
  try {
    return isDone(() => linkSync(draft, file));
  } catch {
    // A file system without links, as on some network drives.
    return isDone(() => writeFileSync(file, text, { mode, flag: "wx" }));
  } finally {
    rmSync(draft, { force: true });
  }
};

const isDone = (create: () => void) => {
  try {
    create();
    return true;
  } catch (error) {
    if (systemError(error).code === "EEXIST") return false;
    throw error;
  }
};
