import { linkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemError } from "./systemErrors.ts";

/**
 * Creates a file with its whole text, or answers false where there is one. Whoever reads it meanwhile,
 * or after a crash, finds all of it or nothing.
 */
export const createOnce = (file: string, text: string, mode = 0o666) => {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}-${process.pid}`);
  try {
    writeFileSync(draft, text, { mode });
    return isDone(() => linkOrWrite(draft, file, { text, mode }));
  } catch (error) {
    // When the disk is full, the system does not say for which file.
    throw Object.assign(systemError(error), { path: file });
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

const linkOrWrite = (
  draft: string,
  file: string,
  { text, mode }: { readonly text: string; readonly mode: number },
) => {
  try {
    linkSync(draft, file);
  } catch {
    // A file system without links, as on some network drives.
    writeFileSync(file, text, { mode, flag: "wx" });
  }
};
