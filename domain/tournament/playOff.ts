import { Equal, Result } from "effect";
import type { PlayerId } from "../shared/values.ts";
import { type PlayOff, TournamentEvent } from "./events.ts";
import {
  LastRoundNotComplete,
  PlayersNotLevel,
  PlayOffNotFound,
  TournamentNotFound,
} from "./rejections.ts";
import { happened, type OfTournament, whenCreated } from "./whenCreated.ts";

const { PlayOffRecorded, PlayOffWithdrawn } = TournamentEvent.cases;

export interface RecordPlayOff extends OfTournament, PlayOff {
  /** The players who share the place on the board. */
  readonly level: ReadonlyArray<PlayerId>;
  /** Whether all players with a place have finished every round. */
  readonly isLastRoundComplete: boolean;
}

/** A second play-off for the same place replaces the first. */
export const recordPlayOff = whenCreated((command: RecordPlayOff, tournament) => {
  const { tournamentId, place, playerIds, scoring, note, level } = command;
  if (tournament.isArchived) return Result.fail(new TournamentNotFound({ tournamentId }));
  const played = { place, playerIds, scoring, note };
  if (Equal.equals(tournament.playOffs.get(place), played)) return happened();
  if (!command.isLastRoundComplete) {
    return Result.fail(new LastRoundNotComplete({ tournamentId, place }));
  }
  if (!areTheSame(playerIds, level)) {
    return Result.fail(new PlayersNotLevel({ tournamentId, place }));
  }
  return happened(PlayOffRecorded.make({ tournamentId, ...played }));
});

export interface WithdrawPlayOff extends OfTournament {
  readonly place: number;
}

export const withdrawPlayOff = whenCreated(
  ({ tournamentId, place }: WithdrawPlayOff, tournament) =>
    tournament.playOffs.has(place)
      ? happened(PlayOffWithdrawn.make({ tournamentId, place }))
      : Result.fail(new PlayOffNotFound({ tournamentId, place })),
);

/** Each of them once, and at least two. */
const areTheSame = (named: ReadonlyArray<PlayerId>, level: ReadonlyArray<PlayerId>) =>
  level.length > 1 &&
  named.length === level.length &&
  level.every((player) => named.includes(player));
