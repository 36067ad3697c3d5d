import { countingHoles, plus } from "../roundScore.ts";
import { bestOfMembers, type MemberCard, type TeamHole } from "./teamHoles.ts";

/** The results of a team in one round. All sums are of the holes played so far. */
export interface TeamRound<PlayerId extends string> {
  /** Null as soon as the team has picked up a hole; so is the adjusted score. */
  readonly grossScore: number | null;
  /** Net. */
  readonly adjustedScore: number | null;
  readonly stablefordPoints: number;
  readonly par: number;
  readonly holesPlayed: number;
  readonly isComplete: boolean;
  readonly holes: ReadonlyArray<TeamHole<PlayerId>>;
}

/**
 * A round of a team: the best of its members' cards on each hole. It is complete when the team has
 * played every hole that counts: with a score of at least one member, or picked up by all.
 */
export const scoreTeamRound = <PlayerId extends string>(
  members: ReadonlyArray<MemberCard<PlayerId>>,
): TeamRound<PlayerId> => {
  const holes = bestOfMembers(members);
  const sum = (worth: (hole: TeamHole<PlayerId>) => number) =>
    holes.reduce((total, hole) => total + worth(hole), 0);
  const strokes = (worth: (hole: TeamHole<PlayerId>) => number | null) =>
    holes.reduce<number | null>((total, hole) => plus(total, worth(hole)), 0);
  const onCourse = new Set(
    members.flatMap(({ card }) => countingHoles(card).map(({ holeNumber }) => holeNumber)),
  );
  return {
    grossScore: strokes(({ gross }) => gross),
    adjustedScore: strokes(({ net }) => net),
    stablefordPoints: sum(({ points }) => points),
    par: sum(({ par }) => par),
    holesPlayed: holes.length,
    isComplete: holes.length > 0 && holes.length === onCourse.size,
    holes,
  };
};

/**
 * The round of a scramble: all play from the best shot, so there is one ball, and only the card of
 * the first member counts. The strokes of the team's own playing handicap replace those of the
 * player. See `scrambleHandicap`.
 */
export const scoreScrambleRound = <PlayerId extends string>(
  { playerId, card }: MemberCard<PlayerId>,
  playingHandicap: number,
): TeamRound<PlayerId> => scoreTeamRound([{ playerId, card: { ...card, playingHandicap } }]);
