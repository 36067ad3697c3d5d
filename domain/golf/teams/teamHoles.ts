import { type Card, type ScoredHole, scoreHoles } from "../roundScore.ts";

/** The card of one team member in one round. */
export interface MemberCard<PlayerId extends string> {
  readonly playerId: PlayerId;
  readonly card: Card;
}

/** The values that count for a team on a hole. */
export interface TeamHole<PlayerId extends string> extends ScoredHole {
  /** The players whose gross score counts; several when they are level. */
  readonly playerIds: ReadonlyArray<PlayerId>;
}

/**
 * The best of the members on each hole that one of them has played, in the order of the holes:
 * lowest gross, lowest net and most points, which may be those of different players. A partner
 * without a score does not count (docs/rules.md, Teams). A hole is picked up once all have.
 */
export const bestOfMembers = <PlayerId extends string>(
  members: ReadonlyArray<MemberCard<PlayerId>>,
): ReadonlyArray<TeamHole<PlayerId>> => {
  const best = new Map<number, TeamHole<PlayerId>>();
  for (const { playerId, card } of members) {
    for (const hole of scoreHoles(card)) {
      const other = best.get(hole.holeNumber);
      const own = { ...hole, playerIds: [playerId] };
      best.set(hole.holeNumber, other ? better(other, own) : own);
    }
  }
  return [...best.values()]
    .filter(({ gross, holeNumber }) => gross !== null || !isStillPlayed(members, holeNumber))
    .toSorted((one, other) => one.holeNumber - other.holeNumber);
};

const isStillPlayed = (members: ReadonlyArray<MemberCard<string>>, holeNumber: number) =>
  members.some(
    ({ card: { holes, played } }) =>
      played[holeNumber] === undefined && holes.some((hole) => hole.holeNumber === holeNumber),
  );

const better = <PlayerId extends string>(
  one: TeamHole<PlayerId>,
  other: TeamHole<PlayerId>,
): TeamHole<PlayerId> => ({
  // The par belongs to the card of the gross score, because the course may have changed between two
  // cards.
  ...(isLower(other.gross, one.gross) ? other : one),
  net: isLower(other.net, one.net) ? other.net : one.net,
  points: Math.max(one.points, other.points),
  playerIds: one.gross === other.gross ? [...one.playerIds, ...other.playerIds] : lower(one, other),
});

const lower = <PlayerId extends string>(one: TeamHole<PlayerId>, other: TeamHole<PlayerId>) =>
  (isLower(other.gross, one.gross) ? other : one).playerIds;

const isLower = (one: number | null, other: number | null) =>
  one !== null && (other === null || one < other);
