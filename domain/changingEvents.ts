import { Record } from "effect";
import type { FieldEvent } from "./field/events.ts";
import type { ScorecardEvent } from "./scorecard/events.ts";
import { TeeSheetEvent } from "./teeSheet/events.ts";

// Every event of a stream is listed, so that a new one does not compile before somebody has decided.

const chosen = <Name extends string>(events: Readonly<Record<Name, boolean>>) =>
  Record.keys(events).filter((name) => events[name]);

/** The events that change who plays, or who waits for a place. */
export const fieldChanges = chosen<FieldEvent["_tag"]>({
  PlayerRegistered: true,
  PlayerWaitlisted: true,
  PlayerPromoted: true,
  PlayerReinstated: true,
  PlayerWithdrew: true,
  PlayerDisqualified: true,
  RegistrationDeclined: true,
  RegistrationRemoved: true,
  PlayerTeeChosen: false,
  PaymentRecorded: false,
  PaymentRefunded: false,
  CutMade: false,
  CutWithdrawn: false,
});

/** The events that change what a card counts for. */
export const scoreChanges = chosen<ScorecardEvent["_tag"]>({
  ScorecardOpened: true,
  HoleScoresRecorded: true,
  ScorecardCourseChanged: true,
  AttestationsInvalidated: false,
  ScorecardAttested: false,
  ScorecardVerified: false,
  ScorecardVerificationWithdrawn: false,
  ScorecardRejected: false,
  HoleDisputed: false,
  HoleDisputeSettled: false,
});

/** The events that change who plays with whom. */
export const teeSheetChanges = Record.keys(TeeSheetEvent.cases);
