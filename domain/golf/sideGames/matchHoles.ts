import type { MatchHole, MatchPlay } from "../matchPlay/playMatch.ts";
import type { Game } from "./game.ts";
import type { Meeting } from "./meetings.ts";
import type { Player } from "./player.ts";
import { unpaidHole } from "./settledHole.ts";
import type { MatchScores, SettledHole } from "./settlement.ts";
import type { HoleInPlay, StakeInPlay } from "./stakeInPlay.ts";

/** A match, and its parts: several when there are bets on parts of it. */
interface PlayedMeeting {
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
    const outcomes = hole.counts ? meetings.flatMap((played) => outcomeOn(hole, played)) : [];
    const won = outcomes.flatMap(winnersOf);
    return {
      ...unpaidHole(players, hole, {
        state: hole.counts ? "counted" : "open",
        winners: sides.filter(({ members }) => members.some((member) => won.includes(member))),
        pointsOf: () => 0,
      }),
      matchScores: outcomes.map(scoresOf),
    };
  });

interface Outcome {
  readonly opponents: Meeting["opponents"];
  readonly outcome: MatchHole;
}

/** Empty when the match did not need the hole any more. */
const outcomeOn = (
  { roundNumber, holeNumber }: HoleInPlay,
  { meeting, plays }: PlayedMeeting,
): ReadonlyArray<Outcome> => {
  if (meeting.roundNumber !== roundNumber) return [];
  return plays
    .flatMap(({ holes }) => holes)
    .filter((hole) => hole.holeNumber === holeNumber)
    .slice(0, 1)
    .map((outcome) => ({ opponents: meeting.opponents, outcome }));
};

/** Empty when the hole was halved. */
const winnersOf = ({ opponents: [first, second], outcome }: Outcome): ReadonlyArray<Player> => {
  if (outcome.winner === null) return [];
  return outcome.winner === "first" ? first : second;
};

const scoresOf = ({ opponents: [[player], [opponent]], outcome }: Outcome): MatchScores => ({
  playerId: player.playerId,
  opponentId: opponent.playerId,
  playerScore: outcome.scores[0],
  opponentScore: outcome.scores[1],
});
