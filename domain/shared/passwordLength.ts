/** How many characters the password of a new account or of a reset may have, ends included. */
export const PASSWORD_LENGTH = { least: 6, most: 200 } as const;

export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH.least} characters`;

/** Why a new password is refused for its length, or undefined if it is not. */
export const refusalOfLength = ({ length }: string): string | undefined => {
  if (length < PASSWORD_LENGTH.least) return PASSWORD_TOO_SHORT;
  if (length > PASSWORD_LENGTH.most) {
    return `Password must be at most ${PASSWORD_LENGTH.most} characters`;
  }
  return undefined;
};
