import { type GroupOfRound, pairings } from "../matchPlay/opponents.ts";
import { formatOf, type Game } from "./game.ts";
import type { ArrangedMatch } from "./sideGame.ts";
import { playingTogether, type Together } from "./sides.ts";

/** Two sides that meet in a round. */
export interface Meeting {
  readonly roundNumber: number;
  /** Disqualified players are included. */
  readonly opponents: readonly [Together, Together];
  /** The result that an administrator set; null if it follows from the scores. */
  readonly arranged: ArrangedMatch | null;
}

/** Singles between players, four-ball between sides (docs/rules.md, Side games and matches). */
export const meetingsOf = (
  game: Game,
  roundNumbers: ReadonlyArray<number>,
): ReadonlyArray<Meeting> => {
  const isSingles = formatOf(game.terms) === "individual";
  return inOrder(game, isSingles ? singles(game, roundNumbers) : fourBalls(game, roundNumbers));
};

/** By round and order of joining, because leftover cents go to the first. */
export const inOrder = (
  { participants }: Game,
  meetings: ReadonlyArray<Meeting>,
): ReadonlyArray<Meeting> => {
  const joinedAt = new Map(participants.map((participant, index) => [participant, index]));
  const orderOf = ({ opponents }: Meeting) =>
    opponents.map(([first]) => joinedAt.get(first) ?? 0).toSorted((a, b) => a - b);
  return meetings
    .map((meeting) => ({ meeting, order: [meeting.roundNumber, ...orderOf(meeting)] }))
    .toSorted((a, b) => compareLists(a.order, b.order))
    .map(({ meeting }) => meeting);
};

const compareLists = (a: ReadonlyArray<number>, b: ReadonlyArray<number>) =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

const singles = (game: Game, roundNumbers: ReadonlyArray<number>): ReadonlyArray<Meeting> => {
  const { participants, arrangedMatches, groups, teams = [], rulesEdition } = game;
  const met = pairings({
    rounds: roundNumbers,
    playerIds: participants.map(({ playerId }) => playerId),
    arranged: arrangedMatches,
    groups,
    teams,
    rulesEdition,
  });
  return met.flatMap((pairing) => meetingOf(game, pairing));
};

interface Pair {
  readonly roundNumber: number;
  readonly playerId: string;
  readonly opponentId: string;
}

/** Empty when one of them has not joined. */
export const meetingOf = (
  { participants, arrangedMatches }: Game,
  { roundNumber, playerId, opponentId }: Pair,
): ReadonlyArray<Meeting> => {
  const [player, opponent] = [playerId, opponentId].map((id) =>
    participants.find((participant) => participant.playerId === id),
  );
  if (!player || !opponent) return [];
  const arranged = arrangedMatches.find(
    (match) =>
      match.roundNumber === roundNumber &&
      match.playerId === playerId &&
      match.opponentId === opponentId,
  );
  return [{ roundNumber, opponents: [[player], [opponent]], arranged: arranged ?? null }];
};

/**
 * If there are only two sides, they always meet; otherwise sides within one group of the tee sheet
 * meet.
 */
const fourBalls = (game: Game, roundNumbers: ReadonlyArray<number>): ReadonlyArray<Meeting> => {
  const sides = playingTogether(game.participants, formatOf(game.terms), game.rulesEdition);
  return roundNumbers.flatMap((roundNumber) => {
    const groups = game.groups.filter((group) => group.roundNumber === roundNumber);
    const meet = (side: Together, other: Together) =>
      sides.length === 2 || areWithinOneGroup(groups, [side, other]);
    return sides.flatMap((side, index) =>
      sides
        .slice(index + 1)
        .filter((other) => meet(side, other))
        .map((other) => ({ roundNumber, opponents: [side, other], arranged: null }) as const),
    );
  });
};

/** A partner without a group does not prevent the match of the others. */
const areWithinOneGroup = (
  groups: ReadonlyArray<GroupOfRound>,
  opponents: ReadonlyArray<Together>,
) => {
  const holding = opponents.map((side) =>
    groups.filter(({ playerIds }) => side.some(({ playerId }) => playerIds.includes(playerId))),
  );
  return holding.every(({ length }) => length === 1) && new Set(holding.flat()).size === 1;
};
