import { Record } from "effect";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  type CardChanges,
  type CardFact,
  clearLate,
  edit,
  keepLate,
  openedCard,
  score,
  unmark,
  verify,
} from "./changes.ts";
import { disputedEntries, settledHole } from "./disputes.ts";

export type EventOf<Tag> = Extract<ScorecardEvent, { readonly _tag: Tag }>;
type Tag = ScorecardEvent["_tag"];

type Changes<Each extends Tag> = (changes: CardChanges, recorded: CardFact<EventOf<Each>>) => void;

/** What some events change besides the row of the card, which every event changes. */
const more: { readonly [Each in Tag]?: Changes<Each> } = {
  /** A card may be begun anew, on other terms, after all of its holes were taken back. */
  ScorecardOpened: (changes, recorded) => {
    const card = openedCard(recorded);
    changes.opened.push(card);
    const { round_date, terms } = card;
    edit(changes, recorded, { round_date, terms });
  },

  HoleScoresRecorded: (changes, recorded) => {
    const { event, metadata } = recorded;
    for (const holeScore of event.holeScores) score(changes, recorded, holeScore);
    edit(changes, recorded, {
      submitted_at: metadata.occurredAt,
      submitted_by: metadata.actor,
      ...(event.isStillSentBack === true ? {} : { rejection: null }),
    });
  },

  LateScoresReceived: keepLate,
  LateScoresAccepted: clearLate,
  LateScoresDeclined: clearLate,

  ScorecardVerified: (changes, recorded) => {
    for (const holeNumber of recorded.event.holeNumbers) verify(changes, recorded, holeNumber);
  },

  ScorecardVerificationWithdrawn: (changes, recorded) => {
    for (const holeNumber of recorded.event.holeNumbers) unmark(changes, recorded, holeNumber);
  },

  ScorecardRejected: (changes, recorded) => {
    const { event, metadata, position } = recorded;
    changes.rejected.set(event.scorecardId, position);
    edit(changes, recorded, {
      rejection: { reason: event.reason, at: metadata.occurredAt, by: metadata.actor },
    });
  },

  ScorecardRejectionWithdrawn: (changes, recorded) => {
    for (const holeNumber of recorded.event.holeNumbers) verify(changes, recorded, holeNumber);
    edit(changes, recorded, { rejection: null });
  },

  ScorecardCourseChanged: (changes, recorded) => {
    const { course, courseHandicap, playingHandicap, scrambleHandicaps } = recorded.event;
    const terms = { course, courseHandicap, playingHandicap };
    edit(changes, recorded, {
      terms: { ...terms, ...(scrambleHandicaps && { scrambleHandicaps }) },
    });
  },

  ScorecardHandicapCorrected: (changes, recorded) => {
    const { _tag, scorecardId: _id, reason: _reason, ...terms } = recorded.event;
    edit(changes, recorded, { terms });
  },

  HoleDisputed: (changes, recorded) => {
    changes.disputed.push(...disputedEntries(recorded));
  },

  HoleDisputeSettled: (changes, recorded) => {
    changes.settled.push(settledHole(recorded));
  },

  ScorecardAttested: (changes, recorded) => {
    const { event, metadata, position } = recorded;
    changes.attestations.push({
      attestation_id: event.attestationId,
      scorecard_id: event.scorecardId,
      attested_by: event.attestedBy,
      notes: event.notes,
      attested_at: metadata.occurredAt,
      is_valid: true,
      position,
    });
  },

  ScorecardSignedOnPaper: (changes, recorded) => {
    edit(changes, recorded, { signed_on_paper: true });
  },

  /** A changed score leaves no signature, so that of the paper goes with the others. */
  AttestationsInvalidated: (changes, recorded) => {
    const { event, position } = recorded;
    for (const id of event.attestationIds) changes.invalidated.set(id, position);
    edit(changes, recorded, { signed_on_paper: false });
  },
};

/** What each event changes, in the tables and on the card of an answer. */
export const cardHandlers: { readonly [Each in Tag]: Changes<Each> } = Record.map(
  ScorecardEvent.cases,
  (_case, tag) => (changes: CardChanges, recorded: CardFact) => {
    edit(changes, recorded);
    more[tag]?.(changes, recorded as never);
  },
);
