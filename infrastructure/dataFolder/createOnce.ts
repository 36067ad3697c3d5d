import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemError } from "../failures/systemErrors.ts";

/**
 * Creates a file with its whole text, or returns false if the file exists. Other processes see the
 * whole file or no file, even during the write and after a crash or a power cut.
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
    // The error of a failed write does not name the file.
    throw Object.assign(systemError(error), { path: file });
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Some file systems, such as network drives, have no hard links. */
const linkOrWrite = (file: string, draft: string, text: string, mode: number) => {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (systemError(error).code === "EEXIST") throw error;
    writeWhole(file, "wx", text, mode);
  }
};

/**
 * Flushed to the disk, not only written to the memory of the system. A file that was written only
 * in part is removed.
 */
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

/** The name of a file is stored in its folder. Not every system can flush a folder to the disk. */
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
