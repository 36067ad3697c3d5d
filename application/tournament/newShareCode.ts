import { Effect } from "effect";
import { ShareCode } from "../../domain/shared/values.ts";

/** None that people mistake for another when they read it out or write it down. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/** Bytes above would make the first signs more likely than the others. */
const FAIR = Math.floor(256 / SIGNS.length) * SIGNS.length;

/** An address that nobody can guess. */
export const newShareCode = Effect.sync(() => {
  let code = "";
  while (code.length < LENGTH) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) code += SIGNS[byte % SIGNS.length];
  }
  return ShareCode.make(code);
});

/** What the choice of an organiser means for the address; nothing where nothing was chosen. */
export const sharing = (isPublic: boolean | undefined) => {
  if (isPublic === undefined) return Effect.succeed({});
  return isPublic
    ? Effect.map(newShareCode, (shareCode) => ({ shareCode }))
    : Effect.succeed({ shareCode: null });
};
