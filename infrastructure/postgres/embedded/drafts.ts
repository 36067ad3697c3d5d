import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Hidden and specific, so that no person gives this name to a folder. */
const PREFIX = ".postgres-draft-";

/** A folder for a cluster that is being made. */
export const makeDraft = (folder: string) => mkdtempSync(path.join(folder, PREFIX));

/** Removes what a start that was killed has left. A database that ever ran is no draft. */
export const removeDrafts = (folder: string) => {
  for (const name of readdirSync(folder)) {
    const draft = path.join(folder, name);
    if (name.startsWith(PREFIX) && !hasRun(draft)) rmSync(draft, { recursive: true });
  }
};

/** PostgreSQL notes there with which options it was started, and never removes it. */
const hasRun = (draft: string) => existsSync(path.join(draft, "data/postmaster.opts"));
