import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** The name is hidden and specific, so that no person uses it for a folder. */
const PREFIX = ".postgres-draft-";

/** A folder for a cluster that is being created. */
export const makeDraft = (folder: string) => mkdtempSync(path.join(folder, PREFIX));

/** Removes the drafts of starts that were killed. A database that ever ran is not a draft. */
export const removeDrafts = (folder: string) => {
  for (const name of readdirSync(folder)) {
    const draft = path.join(folder, name);
    if (name.startsWith(PREFIX) && !hasRun(draft)) rmSync(draft, { recursive: true });
  }
};

/** PostgreSQL writes its start options into this file and never removes it. */
const hasRun = (draft: string) => existsSync(path.join(draft, "data/postmaster.opts"));
