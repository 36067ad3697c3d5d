/** What the system says in codes, in words that end a sentence. */
const words: Record<string, string> = {
  EACCES: "this account has no right to it",
  EPERM: "this account has no right to it",
  EROFS: "it can only be read",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  ENOENT: "it does not exist",
};

export const systemError = (error: unknown): Partial<NodeJS.ErrnoException> =>
  error instanceof Error ? error : {};

export const isDiskFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes(systemError(error).code ?? "");

/** Ends a sentence that would otherwise end with nothing. */
export const noReason = "it gives no reason";

/** Errors of several tries at once carry their reason in the code only. */
export const reasonOf = (error: unknown) => {
  const { code = "", message } = systemError(error);
  const text = error instanceof Error ? "" : String(error);
  return words[code] || message || code || text || noReason;
};
