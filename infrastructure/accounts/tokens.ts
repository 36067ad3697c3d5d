import { createHash, randomBytes } from "node:crypto";
import { INVITATION_CODE } from "../../application/ports/PasswordResets.ts";

/**
 * 256 random bits cannot be guessed, so a fast digest is enough to hide the token from people who
 * can read the table.
 */
export const newToken = () => randomBytes(32).toString("base64url");

export const digestOf = (token: string) => createHash("sha256").update(token).digest();

/** Without letters that are mistaken for each other or for a digit. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 80 random bits for somebody to type from paper. */
export const newCode = () =>
  [...randomBytes(INVITATION_CODE)].map((byte) => letters[byte % letters.length]).join("");
