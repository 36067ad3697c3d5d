import { strokesReceivedInOrder } from "../../../../domain/golf/strokesReceived.ts";
import type { CourseSnapshot } from "../../../../domain/scorecard/playingTerms.ts";
import type { CardHole, RoundAhead } from "../../../contract/card/scorecard.ts";

interface Terms<Handicap> {
  readonly course: CourseSnapshot;
  readonly playingHandicap: Handicap;
}

/** Every hole of a round, with the strokes that its player receives there. */
export const cardHolesOf = ({
  course: { holes },
  playingHandicap,
}: Terms<number>): ReadonlyArray<CardHole> => {
  const received = strokesReceivedInOrder(playingHandicap, holes);
  return holes.map(({ holeNumber, par, strokeIndex, yards = null }, index) => {
    return { holeNumber, par, strokeIndex, yards, strokesReceived: received[index] ?? 0 };
  });
};

/** Null is the round of an event that has no course yet. */
export const roundAheadOf = (
  terms: (Terms<number | null> & Pick<RoundAhead, "tees" | "yardsByTee">) | null,
): RoundAhead => {
  if (!terms) return { playingHandicap: null, tee: null, tees: [], holes: [] };
  const { course, playingHandicap, tees, yardsByTee } = terms;
  const holes = cardHolesOf({ course, playingHandicap: playingHandicap ?? 0 });
  return {
    playingHandicap,
    tee: course.tee,
    tees,
    holes:
      playingHandicap === null ? holes.map((hole) => ({ ...hole, strokesReceived: null })) : holes,
    ...(yardsByTee ? { yardsByTee } : {}),
  };
};
