import { Result } from "effect";
import { registrationIdOf } from "../shared/derivedIds.ts";
import { happened, nothing, type OfPlayer } from "./decision.ts";
import type { Entry } from "./entry.ts";
import { FieldEvent } from "./events.ts";
import { entryOf, type Field, removedEntryOf } from "./field.ts";
import { NotInField } from "./rejections.ts";

const {
  EntryFeeChosen,
  PlayerRegistered,
  PlayerWaitlisted,
  PlayerTeeChosen,
  PlayerHandicapCorrected,
  PlayerWithdrew,
  PlayerDisqualified,
  RegistrationDeclined,
} = FieldEvent.cases;

/**
 * Takes a removal back: the player has the same status, tee, fee and handicap as before. A player who was
 * on the waitlist goes to its end, because others have moved up in the meantime.
 */
export const bringBack = ({ tournamentId, playerId, terms }: OfPlayer, field: Field) => {
  const who = { tournamentId, playerId };
  if (entryOf(field, playerId)) return nothing;
  const entry = removedEntryOf(field, playerId);
  if (!entry) return Result.fail(new NotInField(who));

  const registered = { ...who, registrationId: registrationIdOf(tournamentId, playerId) };
  const choices = [
    ...(entry.fee ? [EntryFeeChosen.make({ ...who, fee: entry.fee })] : []),
    ...(entry.teeId ? [PlayerTeeChosen.make({ ...who, teeId: entry.teeId })] : []),
    ...entry.corrections.map((each) => PlayerHandicapCorrected.make({ ...who, ...each })),
  ];
  if (entry.removedFrom === "waitlist") {
    const places = terms.maxParticipants;
    return happened(PlayerWaitlisted.make({ ...registered, places }), ...choices);
  }
  return happened(
    PlayerRegistered.make({ ...registered, by: "admin", ...missedCutOf(entry) }),
    ...choices,
    ...leavingOf(entry, who),
  );
};

const missedCutOf = ({ missedCutAfter }: Entry) =>
  missedCutAfter === null ? {} : { missedCutAfter };

/** A player who had left or was declined or disqualified has that state again, for the same reason. */
const leavingOf = (
  { removedFrom, play, leftBecause: reason }: Entry,
  who: Pick<OfPlayer, "tournamentId" | "playerId">,
): ReadonlyArray<FieldEvent> => {
  if (removedFrom === "declined") return [RegistrationDeclined.make(who)];
  if (removedFrom === "cancelled") {
    return [PlayerWithdrew.make({ ...who, beforeStart: true, reason })];
  }
  if (play.status === "withdrawn") {
    return [PlayerWithdrew.make({ ...who, beforeStart: false, reason })];
  }
  return play.status === "disqualified" ? [PlayerDisqualified.make({ ...who, reason })] : [];
};
