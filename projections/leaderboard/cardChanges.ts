import { playedIn } from "../../domain/golf/played.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  indexOfCard,
  type TermsOfCourse,
  type TermsOfHandicap,
} from "../../domain/scorecard/playingTerms.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { ScorecardId } from "../../domain/shared/values.ts";
import type { LeaderboardTables } from "./tables.ts";

type Card = LeaderboardTables["leaderboard_card"];

/** The last content of each hole, the last signatures, and the last course. */
export type CardEdit = Pick<Card, "scorecard_id" | "position"> &
  Partial<
    Pick<
      Card,
      "latest" | keyof CourseTerms | "handicap_index" | "scoring_basis" | "side" | "opened"
    >
  > & {
    /** Null for a hole that is empty, a signature that does not count, a hole that is not official. */
    readonly holes: OrNull<Card["holes"]>;
    readonly attestations: OrNull<Card["attestations"]>;
    readonly verified: OrNull<Card["verified"]>;
    /** All earlier verifications end. */
    readonly clears_verified: boolean;
    /** Whether it says the index, which may be none. */
    readonly sets_index?: true;
  };
type OrNull<Values> = { readonly [Key in keyof Values]: Values[Key] | null };
type CourseTerms = Pick<Card, "course" | "playing_handicap" | "scramble_handicaps">;

/** The changes that events make to cards. */
export interface CardChanges {
  readonly opened: Array<Card>;
  readonly cards: Map<ScorecardId, CardEdit>;
}

type CardFact<Tag> = Recorded<CardEvent<Tag>>;

export const cardHandlers = {
  /** A card may be begun anew, on other terms, after all of its holes were taken back. */
  ScorecardOpened: (
    { opened, cards }: CardChanges,
    { event, position }: CardFact<"ScorecardOpened">,
  ) => {
    opened.push({ ...openedCard(event), opened: position, position });
    const own = { scoring_basis: event.scoringBasis, side: event.side ?? null };
    const terms = { ...handicapTermsOf(event), ...own, sets_index: true as const };
    const edit = cardEditOf(cards, event);
    cards.set(event.scorecardId, { ...edit, ...terms, opened: position, position });
  },

  HoleScoresRecorded: (
    { cards }: CardChanges,
    { event, metadata, position }: CardFact<"HoleScoresRecorded">,
  ) => {
    const edit = cardEditOf(cards, event);
    cards.set(event.scorecardId, {
      ...edit,
      ...withScores(edit, event),
      ...latestIn(event, metadata.occurredAt),
      position,
    });
  },

  ScorecardAttested: (changes: CardChanges, fact: CardFact<"ScorecardAttested">) =>
    noteSigned(changes, fact),

  ScorecardSignedOnPaper: (changes: CardChanges, fact: CardFact<"ScorecardSignedOnPaper">) =>
    noteSigned(changes, fact),

  AttestationsInvalidated: (
    { cards }: CardChanges,
    { event, position }: CardFact<"AttestationsInvalidated">,
  ) => {
    const edit = cardEditOf(cards, event);
    const invalid = Object.fromEntries(event.attestationIds.map((id) => [id, null]));
    const attestations = { ...edit.attestations, ...invalid };
    cards.set(event.scorecardId, { ...edit, attestations, position });
  },

  ScorecardVerified: (changes: CardChanges, fact: CardFact<"ScorecardVerified">) =>
    noteOfficial(changes, fact),

  ScorecardVerificationWithdrawn: (
    { cards }: CardChanges,
    { event, position }: CardFact<"ScorecardVerificationWithdrawn">,
  ) => {
    const edit = cardEditOf(cards, event);
    const verified = { ...edit.verified, ...eachHole(event.holeNumbers, null) };
    cards.set(event.scorecardId, { ...edit, verified, position });
  },

  ScorecardRejected: (
    { cards }: CardChanges,
    { event, position }: CardFact<"ScorecardRejected">,
  ) => {
    const edit = cardEditOf(cards, event);
    cards.set(event.scorecardId, { ...edit, verified: {}, clears_verified: true, position });
  },

  ScorecardRejectionWithdrawn: (
    changes: CardChanges,
    fact: CardFact<"ScorecardRejectionWithdrawn">,
  ) => noteOfficial(changes, fact),

  ScorecardCourseChanged: (changes: CardChanges, fact: CardFact<"ScorecardCourseChanged">) =>
    noteTerms(changes, fact),
  ScorecardHandicapCorrected: (
    changes: CardChanges,
    fact: CardFact<"ScorecardHandicapCorrected">,
  ) => noteTerms(changes, fact),
};

const noteSigned = (
  { cards }: CardChanges,
  { event, position }: CardFact<"ScorecardAttested" | "ScorecardSignedOnPaper">,
) => {
  const edit = cardEditOf(cards, event);
  const attestations = { ...edit.attestations, [event.attestationId]: true as const };
  cards.set(event.scorecardId, { ...edit, attestations, position });
};

const noteOfficial = (
  { cards }: CardChanges,
  { event, position }: CardFact<"ScorecardVerified" | "ScorecardRejectionWithdrawn">,
) => {
  const edit = cardEditOf(cards, event);
  const verified = { ...edit.verified, ...eachHole(event.holeNumbers, true as const) };
  cards.set(event.scorecardId, { ...edit, verified, position });
};

const noteTerms = (
  { cards }: CardChanges,
  { event, position }: CardFact<"ScorecardCourseChanged" | "ScorecardHandicapCorrected">,
) => {
  const edit = cardEditOf(cards, event);
  const index = event._tag === "ScorecardHandicapCorrected" ? { sets_index: true as const } : {};
  const terms = { ...changedTermsOf(event), ...index };
  cards.set(event.scorecardId, { ...edit, ...terms, opened: position, position });
};

const eachHole = <Value>(holes: ReadonlyArray<number>, value: Value) =>
  Object.fromEntries(holes.map((hole) => [hole, value]));

const cardEditOf = (
  cards: CardChanges["cards"],
  { scorecardId }: Pick<ScorecardEvent, "scorecardId">,
): Omit<CardEdit, "position"> => ({
  ...{ scorecard_id: scorecardId, holes: {}, attestations: {}, verified: {} },
  clears_verified: false,
  ...cards.get(scorecardId),
});

type CardEvent<Tag> = Extract<ScorecardEvent, { readonly _tag: Tag }>;

export const openedCard = (
  event: CardEvent<"ScorecardOpened">,
): Omit<Card, "opened" | "position"> => ({
  scorecard_id: event.scorecardId,
  tournament_id: event.tournamentId,
  player_id: event.playerId,
  round: event.round,
  ...handicapTermsOf(event),
  scoring_basis: event.scoringBasis,
  side: event.side ?? null,
  ...{ holes: {}, attestations: {}, verified: {} },
  latest: null,
});

/** Another course leaves the index as it is. */
export const changedTermsOf = (
  event: CardEvent<"ScorecardCourseChanged" | "ScorecardHandicapCorrected">,
) => (event._tag === "ScorecardCourseChanged" ? courseTermsOf(event) : handicapTermsOf(event));

const handicapTermsOf = (terms: TermsOfHandicap) => ({
  ...courseTermsOf(terms),
  handicap_index: indexOfCard(terms),
});

const courseTermsOf = (terms: TermsOfCourse): CourseTerms => ({
  course: terms.course,
  playing_handicap: terms.playingHandicap,
  scramble_handicaps: terms.scrambleHandicaps ?? [],
});

/** A changed hole is no longer official. */
export const withScores = (
  { holes, verified }: Pick<CardEdit, "holes" | "verified">,
  { holeScores }: CardEvent<"HoleScoresRecorded">,
): Pick<CardEdit, "holes" | "verified"> => ({
  holes: {
    ...holes,
    ...Object.fromEntries(holeScores.map((score) => [score.holeNumber, playedIn(score)])),
  },
  verified: {
    ...verified,
    ...eachHole(
      holeScores.map(({ holeNumber }) => holeNumber),
      null,
    ),
  },
});

/** If several scores came at once, the highest hole. Holes that were taken back are none. */
const latestIn = (
  { holeScores }: CardEvent<"HoleScoresRecorded">,
  at: string,
): Pick<CardEdit, "latest"> => {
  const scored = holeScores.filter((score) => playedIn(score) !== null);
  if (scored.length === 0) return {};
  return { latest: { holeNumber: Math.max(...scored.map(({ holeNumber }) => holeNumber)), at } };
};
