import { Record } from "effect";
import type { FieldEvent } from "./field/events.ts";
import type { ScorecardEvent } from "./scorecard/events.ts";
import { TeeSheetEvent } from "./teeSheet/events.ts";

// Every event of a stream is listed, so that a new event does not compile before its effect is
// decided here.

const chosen = <Name extends string>(events: Readonly<Record<Name, boolean>>) =>
  Record.keys(events).filter((name) => events[name]);

/** The events that change who plays or who is on the waitlist. */
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

/** The events that change the results of a card. */
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
