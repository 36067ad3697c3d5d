const DISK_FULL = "the disk is full";

/** Explains the error codes of the system and of PostgreSQL, in words that end a sentence. */
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

/** Used at the end of a sentence when there is no other reason. */
export const noReason = "it gives no reason";

/** An error that combines several attempts has its reason only in the code. */
export const reasonOf = (error: unknown) => {
  const { code = "", message } = systemError(error);
  const text = error instanceof Error ? "" : String(error);
  return words[code] || message || code || text || noReason;
};

/** Whether the error means that the disk is full. */
export const isDiskFull = (error: unknown) => reasonOf(error) === DISK_FULL;
