const DISK_FULL = "the disk is full";

/** What the system and PostgreSQL say in codes, in words that end a sentence. */
const words: Record<string, string> = {
  EACCES: "this account has no right to it",
  EPERM: "this account has no right to it",
  EROFS: "it can only be read",
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  "53100": DISK_FULL,
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  ENOENT: "it does not exist",
};

export const systemError = (error: unknown): Partial<NodeJS.ErrnoException> =>
  error instanceof Error ? error : {};

/** Ends a sentence that would otherwise end with nothing. */
export const noReason = "it gives no reason";

/** Errors of several tries at once carry their reason in the code only. */
export const reasonOf = (error: unknown) => {
  const { code = "", message } = systemError(error);
  const text = error instanceof Error ? "" : String(error);
  return words[code] || message || code || text || noReason;
};

/** Whether there was no room for what should be stored. */
export const isDiskFull = (error: unknown) => reasonOf(error) === DISK_FULL;
