import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import type { HoleScore } from "../../domain/shared/values.ts";
import { type CardFact, openedCard, scoredHole } from "./changes.ts";
import type { CardRow, HoleScoreRow } from "./queries.ts";

/**
 * A card after one more event, in memory: the row that the tables come to as well, for whoever knows
 * the card and the event and needs no table. Positions are those that the events are said to have.
 */
export const foldCard = (card: CardRow | null, fact: CardFact<ScorecardEvent>): CardRow | null => {
  const { event } = fact;
  if (event._tag === "ScorecardOpened") {
    return { ...openedCard({ ...fact, event }), scores: [], attestation_count: 0 };
  }
  return card && { ...card, ...changedBy(card, { ...fact, event }), ...edited(fact) };
};

type Opened = Extract<ScorecardEvent, { readonly _tag: "ScorecardOpened" }>;
type Later = CardFact<Exclude<ScorecardEvent, Opened>>;

const edited = ({ metadata, revision, position }: CardFact<unknown>) => ({
  changed_at: metadata.occurredAt,
  revision,
  position,
});

// No `default` case: a new event must not compile until someone decides what it means here.
const changedBy = (card: CardRow, fact: Later): Partial<CardRow> => {
  const { event, metadata, position } = fact;
  const { occurredAt: at, actor: by } = metadata;
  switch (event._tag) {
    case "HoleScoresRecorded":
      return {
        scores: withScores(card.scores, fact, event.holeScores),
        submitted_at: at,
        submitted_by: by,
        rejection: null,
      };

    case "ScorecardVerified": {
      const official = new Set(event.holeNumbers);
      const scores = card.scores.map((hole) =>
        official.has(hole.hole_number)
          ? { ...hole, verified_at: at, verified_by: by, position }
          : hole,
      );
      return { scores, rejection: null };
    }

    case "ScorecardRejected": {
      const unverified = { verified_at: null, verified_by: null, position };
      const scores = card.scores.map((hole) => ({ ...hole, ...unverified }));
      return { scores, rejection: { reason: event.reason, at, by } };
    }

    case "ScorecardAttested":
      return { attestation_count: card.attestation_count + 1 };

    case "AttestationsInvalidated":
      return { attestation_count: card.attestation_count - event.attestationIds.length };
  }
};

const withScores = (
  scores: ReadonlyArray<HoleScoreRow>,
  fact: CardFact,
  changed: ReadonlyArray<HoleScore>,
) => {
  const holes = new Map(scores.map((hole) => [hole.hole_number, hole]));
  for (const holeScore of changed) {
    const before = holes.get(holeScore.holeNumber);
    holes.set(holeScore.holeNumber, scoredHole(fact, holeScore, before));
  }
  return [...holes.values()].sort((a, b) => a.hole_number - b.hole_number);
};
