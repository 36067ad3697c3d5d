import { Effect } from "effect";
import { People, type Person } from "../../../../application/ports/People.ts";
import { type PlayedHoles, playedIn } from "../../../../domain/golf/played.ts";
import { type ScoredHole, scoreHoles, scoreRound } from "../../../../domain/golf/roundScore.ts";
import { playedOff } from "../../../../domain/scorecard/playingTerms.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { CardRow, HoleScoreRow } from "../../../../projections/scorecards/queries.ts";
import type { CardHole, Score, Scorecard } from "../../../contract/card/scorecard.ts";
import { cardsOver } from "../match/matchesOver.ts";
import { namesOf } from "../person/actors.ts";
import { cardHolesOf } from "./cardHoles.ts";
import { disputersOf, disputesOf, type NameOf } from "./disputes.ts";
import { lateOn } from "./lateScores.ts";
import { inRow } from "./onHole.ts";
import { signersOf } from "./signers.ts";

/** Cards in the form of the contract. Names are added and totals calculated here. */
export const scorecardsOf = Effect.fnUntraced(function* (rows: ReadonlyArray<CardRow>) {
  const ids = rows.flatMap((row) => [row.player_id, ...row.attested_by]);
  const people = yield* People.use(({ named }) => named([...new Set(ids)]));
  const rejecters = rows.flatMap(({ rejection }) => rejection?.by ?? []);
  const nameOf = yield* namesOf([...rejecters, ...rows.flatMap(disputersOf)]);
  const isOver = yield* cardsOver(rows.filter((row) => !scoreRound(cardOf(row)).isComplete));
  return rows.flatMap((row) => {
    const player = people.get(row.player_id);
    // The player of a card may have been erased.
    if (!player) return [];
    return [{ ...toScorecard(row, player, nameOf, isOver(row)), ...signersOf(row, people) }];
  });
});

const toScorecard = (
  row: CardRow,
  person: Person,
  nameOf: NameOf,
  isOver: boolean,
): Omit<Scorecard, keyof ReturnType<typeof signersOf>> => {
  const total = scoreRound(cardOf(row));
  const { verificationStatus, verifiedBy, verifiedAt } = verificationOf(row.scores);
  return {
    id: row.scorecard_id,
    userId: row.player_id,
    courseId: row.terms.course.courseId,
    eventId: row.tournament_id,
    roundNumber: row.round,
    roundDate: row.round_date,
    totalGrossScore: total.grossScore,
    totalStrokes: total.grossScore,
    totalAdjustedScore: total.adjustedScore,
    totalStablefordPoints: total.stablefordPoints,
    isVerified: verificationStatus === "verified",
    verificationStatus,
    verifiedBy,
    verifiedAt,
    submittedBy: row.submitted_by.id,
    submittedAt: row.submitted_at,
    isComplete: total.isComplete || isOver,
    player: playerOf(row.player_id, person),
    scores: row.scores.map(scoring(row)).filter((score) => score !== null),
    ...(row.signed_on_paper && { isSignedOnPaper: true }),
    playingHandicap: playedOff(row.terms),
    scoringBasis: row.terms.scoringBasis,
    tee: row.terms.course.tee,
    rejection: row.rejection && {
      reason: row.rejection.reason,
      rejectedAt: row.rejection.at,
      rejectedBy: nameOf(row.rejection.by),
    },
    disputes: disputesOf(row, nameOf),
    late: lateOn(row),
    holes: holesOn(row.terms),
  };
};

interface KeptScore {
  readonly terms: CardRow["terms"];
  readonly score: Score | null;
}
const keptScores = new WeakMap<HoleScoreRow, KeptScore>();

/**
 * The scores of each hole of a card; null for a hole that its course does not have. A hole in which
 * nothing changed stays the same object, so that its text is kept.
 */
const scoring = (card: CardRow) => {
  const { terms } = card;
  const scored = new Map(scoreHoles(cardOf(card)).map((hole) => [hole.holeNumber, hole]));
  return (row: HoleScoreRow) => {
    const kept = keptScores.get(row);
    if (kept?.terms === terms) return kept.score;
    const score = toScore(card, row, scored.get(row.hole_number));
    keptScores.set(row, { terms, score });
    return score;
  };
};

const keptHoles = new WeakMap<CardRow["terms"], ReadonlyArray<CardHole>>();

/** They stay the same objects, too, as long as the terms of the card do. */
const holesOn = (terms: CardRow["terms"]) => {
  const playingHandicap = playedOff(terms);
  const holes = keptHoles.get(terms) ?? cardHolesOf({ course: terms.course, playingHandicap });
  keptHoles.set(terms, holes);
  return holes;
};

/** The fields of a row that the scoring rules need. */
export const cardOf = ({ terms, scores }: Pick<CardRow, "terms" | "scores">) => ({
  holes: terms.course.holes,
  played: playedOn(scores),
  playingHandicap: playedOff(terms),
  scoringBasis: terms.scoringBasis,
});

const playedOn = (scores: ReadonlyArray<HoleScoreRow>): PlayedHoles =>
  Object.fromEntries(
    scores.flatMap((score) => {
      const played = playedIn(inRow(score));
      return played === null ? [] : [[score.hole_number, played]];
    }),
  );

const playerOf = (id: PlayerId, { firstName, lastName }: Person) => ({ id, firstName, lastName });

const toScore = (
  { scorecard_id: scorecardId, terms }: CardRow,
  row: HoleScoreRow,
  scored: ScoredHole | undefined,
): Score | null => {
  const hole = terms.course.holes.find(({ holeNumber }) => holeNumber === row.hole_number);
  if (!hole || !scored) return null;
  return {
    id: row.hole_score_id,
    scorecardId,
    holeId: hole.holeId,
    holeNumber: row.hole_number,
    ...inRow(row),
    putts: row.putts,
    penalties: row.penalties,
    notes: row.notes,
    grossScore: scored.gross,
    adjustedScore: scored.net,
    stablefordPoints: scored.points,
    isVerified: row.verified_at !== null,
    verifiedBy: row.verified_by?.id ?? null,
    verifiedAt: row.verified_at,
    submittedBy: row.submitted_by.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};

/** Pending if no hole is verified, verified if all are. */
const verificationOf = (scores: ReadonlyArray<HoleScoreRow>) => {
  const verified = scores
    .filter((score) => score.verified_at !== null)
    .toSorted((a, b) => String(a.verified_at).localeCompare(String(b.verified_at)));
  const last = verified.at(-1);
  if (!last) return { verificationStatus: "pending", verifiedBy: null, verifiedAt: null } as const;
  if (verified.length < scores.length) {
    return { verificationStatus: "partial", verifiedBy: null, verifiedAt: null } as const;
  }
  return {
    verificationStatus: "verified",
    verifiedBy: last.verified_by?.id ?? null,
    verifiedAt: last.verified_at,
  } as const;
};
