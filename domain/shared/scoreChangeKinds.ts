/** The kinds of changes of a card, with their names on screen. */
export const scoreChangeKinds = {
  opened: "Card opened",
  scores: "Scores entered",
  attested: "Attested",
  attestations_invalidated: "Attestations no longer count",
  verified: "Verified",
  verification_withdrawn: "Verification taken back",
  rejected: "Sent back",
  course_changed: "Course changed",
  disputed: "Hole disputed",
  settled: "Disputed hole settled",
} as const;

export type ScoreChangeKind = keyof typeof scoreChangeKinds;
