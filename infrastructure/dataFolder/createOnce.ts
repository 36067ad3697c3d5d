import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemError } from "../failures/systemErrors.ts";

/**
 * Creates a file with its whole text, or answers false where there is one. Whoever reads it meanwhile,
 * or after a crash or a power cut, finds all of it or nothing.
 */
export const createOnce = (file: string, text: string, mode = 0o666) => {
  const folder = path.dirname(file);
  const draft = path.join(folder, `.${path.basename(file)}-${process.pid}`);
  const isNew = create(file, draft, text, mode);
  if (isNew) keepNames(folder);
  return isNew;
};

const create = (file: string, draft: string, text: string, mode: number) => {
  try {
    writeWhole(draft, "w", text, mode);
    return isDone(() => linkOrWrite(file, draft, text, mode));
  } catch (error) {
    // A failed write does not say of which file.
    throw Object.assign(systemError(error), { path: file });
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Some file systems know no links, as on network drives. */
const linkOrWrite = (file: string, draft: string, text: string, mode: number) => {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (systemError(error).code === "EEXIST") throw error;
    writeWhole(file, "wx", text, mode);
  }
};

/** On the disk, not only in the memory of the system. Half a text does not stay. */
const writeWhole = (file: string, flag: "w" | "wx", text: string, mode: number) => {
  const opened = openSync(file, flag, mode);
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
};

/** The name of a file is kept by its folder, which not every system can write out by itself. */
const keepNames = (folder: string) => {
  try {
    const opened = openSync(folder, "r");
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (!cannotBeWrittenOut.includes(systemError(error).code ?? "")) throw error;
  }
};

const cannotBeWrittenOut = ["EACCES", "EBADF", "EINVAL", "EISDIR", "ENOTSUP", "EPERM"];

const isDone = (make: () => void) => {
  try {
    make();
    return true;
  } catch (error) {
    if (systemError(error).code === "EEXIST") return false;
    throw error;
  }
};
