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

/** The players who were decided, best first; the others of those level share the next place. */
export interface RecordPlayOff extends OfTournament, Omit<PlayOff, "alsoLevel"> {
  /** The players who share the place on the board. */
  readonly level: ReadonlyArray<PlayerId>;
  /** Whether all players with a place have finished every round. */
  readonly isLastRoundComplete: boolean;
}

/** A second play-off for the same place replaces the first. */
export const recordPlayOff = whenCreated((command: RecordPlayOff, tournament) => {
  const { tournamentId, place, playerIds, scoring, note, level } = command;
  if (tournament.isArchived) return Result.fail(new TournamentNotFound({ tournamentId }));
  const before = tournament.playOffs.get(place);
  const others = level.filter((player) => !playerIds.includes(player)).toSorted();
  const named = { place, playerIds, scoring, note };
  const played = others.length > 0 ? { ...named, alsoLevel: others } : named;
  const isPossible = areLevel(playerIds, level);
  // While a correction separates the players it is not asked who else is level.
  const same = isPossible
    ? played
    : { ...named, ...(before?.alsoLevel ? { alsoLevel: before.alsoLevel } : {}) };
  if (Equal.equals(before, same)) return happened();
  if (!command.isLastRoundComplete) {
    return Result.fail(new LastRoundNotComplete({ tournamentId, place }));
  }
  if (!isPossible) {
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

/** At least one of two who are level, and each of them once. */
const areLevel = (named: ReadonlyArray<PlayerId>, level: ReadonlyArray<PlayerId>) =>
  level.length > 1 &&
  named.length > 0 &&
  new Set(named).size === named.length &&
  named.every((player) => level.includes(player));
