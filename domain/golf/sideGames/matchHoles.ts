import type { MatchPlay } from "../matchPlay/playMatch.ts";
import type { Game } from "./game.ts";
import type { Meeting } from "./meetings.ts";
import type { Player } from "./player.ts";
import { unpaidHole } from "./settledHole.ts";
import type { SettledHole } from "./settlement.ts";
import type { HoleInPlay, StakeInPlay } from "./stakeInPlay.ts";

/** A match, and its parts: several when there are bets on parts of it. */
export interface PlayedMeeting {
  readonly meeting: Meeting;
  readonly plays: ReadonlyArray<MatchPlay>;
}

/**
 * The holes of a match game. Several matches are played on each hole, so a hole may have several
 * winners.
 */
export const matchHoles = (
  { players, sides }: Game,
  { holes }: StakeInPlay,
  meetings: ReadonlyArray<PlayedMeeting>,
): ReadonlyArray<SettledHole> =>
  holes.map((hole) => {
    const won = hole.counts ? meetings.flatMap((played) => winnersOn(hole, played)) : [];
    return unpaidHole(players, hole, {
      state: hole.counts ? "counted" : "open",
      winners: sides.filter(({ members }) => members.some((member) => won.includes(member))),
      pointsOf: () => 0,
    });
  });

/** Empty when the hole was halved, or not needed any more. */
const winnersOn = (
  { roundNumber, holeNumber }: HoleInPlay,
  { meeting, plays }: PlayedMeeting,
): ReadonlyArray<Player> => {
  if (meeting.roundNumber !== roundNumber) return [];
  const winner = plays
    .flatMap(({ holes }) => holes)
    .find((hole) => hole.holeNumber === holeNumber)?.winner;
  if (!winner) return [];
  const [first, second] = meeting.opponents;
  return winner === "first" ? first : second;
};
