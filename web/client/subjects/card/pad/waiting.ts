import { Schema } from "effect";
import {
  type HoleNumber,
  type PlayerId,
  type RoundNumber,
  type SideGameId,
  TournamentId,
} from "../../../../../domain/shared/values.ts";
import { eventsOfWaitingScores } from "../../../device/storage.ts";
import { entriesOf, isRecord, ofCard, waitingWords } from "./waitingEntry.ts";

const isTournament = Schema.is(TournamentId);

/** The events for which this device has unsent scores of a player. */
export const eventsWaiting = (playerId: PlayerId): ReadonlyArray<TournamentId> =>
  eventsOfWaitingScores(playerId).filter((id) => isTournament(id));

/** What waits of a player in all events together, such as "2 holes"; null for nothing. */
export const waitingOf = (playerId: PlayerId): string | null => {
  const events = eventsWaiting(playerId).map((id) => entriesOf(playerId, id).all());
  return events.every((entries) => entries.length === 0) ? null : waitingWords(...events);
};

/** The holes of a round with unsent scores on this device. */
export const holesWaitingIn = (
  playerId: PlayerId,
  tournamentId: TournamentId,
  roundNumber: RoundNumber,
): ReadonlySet<HoleNumber> =>
  new Set(
    entriesOf(playerId, tournamentId)
      .all()
      .filter(ofCard(undefined, roundNumber))
      .map(({ hole }) => hole.holeNumber),
  );

/** Whether a distance or a choice on this hole of a game waits on this device. */
export const isRecordWaiting = (
  playerId: PlayerId,
  tournamentId: TournamentId,
  sideGameId: SideGameId,
  holeNumber: HoleNumber,
): boolean =>
  entriesOf(playerId, tournamentId)
    .all()
    .filter(isRecord)
    .some((each) => each.sideGameId === sideGameId && each.record.holeNumber === holeNumber);
