/** The kinds of changes of a card, with their names on screen. */
export const scoreChangeKinds = {
  opened: "Card opened",
  scores: "Scores entered",
  late: "Late scores received, which do not count",
  late_accepted: "Late scores accepted",
  late_declined: "Late scores declined",
  attested: "Signed",
  signed_on_paper: "Signed on paper",
  attestations_invalidated: "Signatures no longer count",
  verified: "Verified",
  verification_withdrawn: "Verification taken back",
  rejected: "Sent back",
  rejection_withdrawn: "No longer sent back",
  course_changed: "Course changed",
  handicap_corrected: "Handicap corrected",
  disputed: "Hole disputed",
  settled: "Disputed hole settled",
} as const;

export type ScoreChangeKind = keyof typeof scoreChangeKinds;

/** The kind of each event of a card. */
export const kindOfEvent = {
  ScorecardOpened: "opened",
  HoleScoresRecorded: "scores",
  LateScoresReceived: "late",
  LateScoresAccepted: "late_accepted",
  LateScoresDeclined: "late_declined",
  ScorecardAttested: "attested",
  ScorecardSignedOnPaper: "signed_on_paper",
  AttestationsInvalidated: "attestations_invalidated",
  ScorecardVerified: "verified",
  ScorecardVerificationWithdrawn: "verification_withdrawn",
  ScorecardRejected: "rejected",
  ScorecardRejectionWithdrawn: "rejection_withdrawn",
  ScorecardCourseChanged: "course_changed",
  ScorecardHandicapCorrected: "handicap_corrected",
  HoleDisputed: "disputed",
  HoleDisputeSettled: "settled",
} as const satisfies Record<string, ScoreChangeKind>;
