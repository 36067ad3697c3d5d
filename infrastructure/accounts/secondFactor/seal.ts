import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Hides texts from people who can read the database. A sealed text belongs to one owner: copied to
 * another row it cannot be opened.
 */
export const makeSeal = (secret: string) => {
  const key = Buffer.from(hkdfSync("sha256", secret, "wicked golf", "second factor", 32));

  return {
    close: (owner: string, text: string): Uint8Array => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    /** Null if it was sealed with another secret, or for another owner. */
    open: (owner: string, sealed: Uint8Array): string | null => {
      const bytes = Buffer.from(sealed);
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      try {
        cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([cipher.update(hidden), cipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
};
