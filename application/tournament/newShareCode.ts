import { Effect } from "effect";
import { ShareCode } from "../../domain/shared/values.ts";

/** Letters and digits that people do not confuse when they read them aloud or write them down. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/**
 * Larger bytes are skipped, because they would make the first letters more likely than the others.
 */
const FAIR = Math.floor(256 / SIGNS.length) * SIGNS.length;

/** An address that cannot be guessed. */
const newShareCode = Effect.sync(() => {
  let code = "";
  while (code.length < LENGTH) {
    const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) code += SIGNS[byte % SIGNS.length];
  }
  return ShareCode.make(code);
});

/** The address that follows from the organiser's choice; nothing if no choice was made. */
export const sharing = (isPublic: boolean | undefined) => {
  if (isPublic === undefined) return Effect.succeed({});
  return isPublic
    ? Effect.map(newShareCode, (shareCode) => ({ shareCode }))
    : Effect.succeed({ shareCode: null });
};
