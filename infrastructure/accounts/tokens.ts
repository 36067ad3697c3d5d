import { createHash, randomBytes } from "node:crypto";

/**
 * 256 random bits cannot be guessed, so a fast digest is enough to hide the token from people who
 * can read the table.
 */
export const newToken = () => randomBytes(32).toString("base64url");

export const digestOf = (token: string) => createHash("sha256").update(token).digest();
