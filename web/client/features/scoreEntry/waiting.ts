import { Schema } from "effect";
import {
  type HoleNumber,
  type PlayerId,
  type RoundNumber,
  TournamentId,
} from "../../../../domain/shared/values.ts";
import { eventsOfWaitingScores, waitingScores } from "../../lib/storage.ts";
import { countHoles, ofCard } from "./queue/waitingEntry.ts";
import { makeWaitingList } from "./queue/waitingList.ts";

const isTournament = Schema.is(TournamentId);

/** The events for which this device has unsent scores of a player. */
export const eventsWaiting = (playerId: PlayerId): ReadonlyArray<TournamentId> =>
  eventsOfWaitingScores(playerId).filter((id) => isTournament(id));

/** Number of the player's unsent holes, in all events together. */
export const holesWaiting = (playerId: PlayerId): number =>
  eventsWaiting(playerId)
    .map((id) => countHoles(makeWaitingList(waitingScores(playerId, id)).all()))
    .reduce((sum, holes) => sum + holes, 0);

/** The holes of a round with unsent scores on this device. */
export const holesWaitingIn = (
  playerId: PlayerId,
  tournamentId: TournamentId,
  roundNumber: RoundNumber,
): ReadonlySet<HoleNumber> =>
  new Set(
    makeWaitingList(waitingScores(playerId, tournamentId))
      .all()
      .filter(ofCard(undefined, roundNumber))
      .map(({ hole }) => hole.holeNumber),
  );
