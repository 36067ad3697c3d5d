import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses it, so a fast digest is enough to keep it from whoever reads the table. */
export const newToken = () => randomBytes(32).toString("base64url");

export const digestOf = (token: string) => createHash("sha256").update(token).digest();
