import { Schema } from "effect";
import type { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { autoSchedule } from "../../../../contract/teeSheet/teeSheet.ts";
import { askedDraws } from "../../../device/storage.ts";

/** A draw whose result this page has not received yet. */
const AskedDraw = Schema.Struct({
  /** A request that repeats the key makes no second draw. */
  key: Schema.String,
  draw: autoSchedule.body,
});
export type AskedDraw = typeof AskedDraw.Type;

const asText = Schema.fromJsonString(AskedDraw);

/** Keeps the draw of a round while the page is reloaded. */
export const askedDraw = (tournamentId: TournamentId, round: RoundNumber) => {
  const textStore = askedDraws(tournamentId);
  const name = String(round);
  return {
    read: (): AskedDraw | null => {
      const text = textStore.read().get(name);
      if (text === undefined) return null;
      try {
        return Schema.decodeUnknownSync(asText)(text);
      } catch {
        textStore.remove(name);
        return null;
      }
    },
    keep: (asked: AskedDraw) => void textStore.put(name, Schema.encodeSync(asText)(asked)),
    forget: () => textStore.remove(name),
  };
};
