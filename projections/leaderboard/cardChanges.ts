import { playedIn } from "../../domain/golf/played.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  indexOfCard,
  type TermsOfCourse,
  type TermsOfHandicap,
} from "../../domain/scorecard/playingTerms.ts";
import type { Recorded } from "../../domain/shared/recorded.ts";
import type { HoleNumber, ScorecardId } from "../../domain/shared/values.ts";
import type { LeaderboardTables } from "./tables.ts";

type Card = LeaderboardTables["leaderboard_card"];

/**
 * The last content of each hole, the last signatures, and the last course. Each event writes into it,
 * because a copy for each of a million events is most of what a rebuild would leave as garbage.
 */
export type CardEdit = Changing<
  Pick<Card, "scorecard_id" | "position"> &
    Partial<
      Pick<
        Card,
        "latest" | keyof CourseTerms | "handicap_index" | "scoring_basis" | "side" | "opened"
      >
    >
> & {
  /** Null for a hole that is empty, a signature that does not count, a hole that is not official. */
  holes: OrNull<Card["holes"]>;
  attestations: OrNull<Card["attestations"]>;
  verified: OrNull<Card["verified"]>;
  /** All earlier verifications end. */
  clears_verified: boolean;
  /** Whether it says the index, which may be none. */
  sets_index?: true;
};
type Changing<Values> = { -readonly [Key in keyof Values]: Values[Key] };
type OrNull<Values> = { -readonly [Key in keyof Values]: Values[Key] | null };
type CourseTerms = Pick<Card, "course" | "playing_handicap" | "scramble_handicaps">;

/** The changes that events make to cards. */
export interface CardChanges {
  readonly opened: Array<Card>;
  readonly cards: Map<ScorecardId, CardEdit>;
}

type CardFact<Tag> = Recorded<CardEvent<Tag>>;

export const cardHandlers = {
  /** A card may be begun anew, on other terms, after all of its holes were taken back. */
  ScorecardOpened: (changes: CardChanges, fact: CardFact<"ScorecardOpened">) => {
    const { event, position } = fact;
    changes.opened.push({ ...openedCard(event), opened: position, position });
    const own = { scoring_basis: event.scoringBasis, side: event.side ?? null };
    const edit = cardEditOf(changes, fact);
    Object.assign(edit, handicapTermsOf(event), own, { sets_index: true, opened: position });
  },

  HoleScoresRecorded: (changes: CardChanges, fact: CardFact<"HoleScoresRecorded">) => {
    const edit = cardEditOf(changes, fact);
    noteScores(edit, fact.event);
    const holeNumber = latestIn(fact.event);
    if (holeNumber !== null) edit.latest = { holeNumber, at: fact.metadata.occurredAt };
  },

  ScorecardAttested: (changes: CardChanges, fact: CardFact<"ScorecardAttested">) =>
    noteSigned(changes, fact),

  ScorecardSignedOnPaper: (changes: CardChanges, fact: CardFact<"ScorecardSignedOnPaper">) =>
    noteSigned(changes, fact),

  AttestationsInvalidated: (changes: CardChanges, fact: CardFact<"AttestationsInvalidated">) => {
    const { attestations } = cardEditOf(changes, fact);
    for (const id of fact.event.attestationIds) attestations[id] = null;
  },

  ScorecardVerified: (changes: CardChanges, fact: CardFact<"ScorecardVerified">) =>
    noteOfficial(changes, fact, true),

  ScorecardVerificationWithdrawn: (
    changes: CardChanges,
    fact: CardFact<"ScorecardVerificationWithdrawn">,
  ) => noteOfficial(changes, fact, null),

  ScorecardRejected: (changes: CardChanges, fact: CardFact<"ScorecardRejected">) => {
    const edit = cardEditOf(changes, fact);
    edit.verified = {};
    edit.clears_verified = true;
  },

  ScorecardRejectionWithdrawn: (
    changes: CardChanges,
    fact: CardFact<"ScorecardRejectionWithdrawn">,
  ) => noteOfficial(changes, fact, true),

  ScorecardCourseChanged: (changes: CardChanges, fact: CardFact<"ScorecardCourseChanged">) =>
    noteTerms(changes, fact),
  ScorecardHandicapCorrected: (
    changes: CardChanges,
    fact: CardFact<"ScorecardHandicapCorrected">,
  ) => {
    noteTerms(changes, fact).sets_index = true;
  },
};

const noteSigned = (
  changes: CardChanges,
  fact: CardFact<"ScorecardAttested" | "ScorecardSignedOnPaper">,
) => {
  cardEditOf(changes, fact).attestations[fact.event.attestationId] = true;
};

const noteOfficial = (
  changes: CardChanges,
  fact: CardFact<
    "ScorecardVerified" | "ScorecardVerificationWithdrawn" | "ScorecardRejectionWithdrawn"
  >,
  official: true | null,
) => {
  const { verified } = cardEditOf(changes, fact);
  for (const hole of fact.event.holeNumbers) verified[hole] = official;
};

const noteTerms = (
  changes: CardChanges,
  fact: CardFact<"ScorecardCourseChanged" | "ScorecardHandicapCorrected">,
) => {
  const opened = fact.position;
  return Object.assign(cardEditOf(changes, fact), changedTermsOf(fact.event), { opened });
};

/** What the page has changed so far on the card of this fact, which is the last one about it. */
const cardEditOf = ({ cards }: CardChanges, { event, position }: Recorded<ScorecardEvent>) => {
  const { scorecardId } = event;
  let edit = cards.get(scorecardId);
  if (edit) {
    edit.position = position;
  } else {
    const nothing = { holes: {}, attestations: {}, verified: {}, clears_verified: false };
    edit = { scorecard_id: scorecardId, ...nothing, position };
    cards.set(scorecardId, edit);
  }
  return edit;
};

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
export const noteScores = (
  { holes, verified }: Pick<CardEdit, "holes" | "verified">,
  { holeScores }: CardEvent<"HoleScoresRecorded">,
) => {
  for (const score of holeScores) {
    holes[score.holeNumber] = playedIn(score);
    verified[score.holeNumber] = null;
  }
};

/** If several scores came at once, the highest hole. Holes that were taken back are none. */
const latestIn = ({ holeScores }: CardEvent<"HoleScoresRecorded">) =>
  holeScores.reduce<HoleNumber | null>(
    (latest, score) =>
      playedIn(score) === null || (latest ?? 0) > score.holeNumber ? latest : score.holeNumber,
    null,
  );
