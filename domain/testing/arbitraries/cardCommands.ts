import fc from "fast-check";
import { terms as someTerms, tournamentId } from "../../scorecard/examples.ts";
import { AttestationId, DisputedEntryId } from "../../shared/values.ts";
import type { ScorecardCommand } from "../commands.ts";
import { holeNumber, holeScores, playingTerms, seenOnHoles } from "./scores.ts";
import { anyPlayer, handicapIndex, idOf, orNull, roundNumber, tag } from "./values.ts";

const card = fc.record({
  tournamentId: fc.constant(tournamentId),
  playerId: anyPlayer,
  round: roundNumber,
});

/** Any command to the cards of one tournament, including commands that must be refused. */
export const scorecardCommandOn = (cards = card): fc.Arbitrary<ScorecardCommand> => {
  const ofCard = { card: cards };
  const record = fc.record({
    ...tag("RecordHoleScores"),
    ...ofCard,
    terms: fc.constant(someTerms),
    holeScores,
    by: fc.constantFrom("player" as const, "admin" as const),
    reason: fc.constantFrom(null, "misread"),
    basedOn: seenOnHoles,
    author: anyPlayer,
  });
  const attest = fc.record({
    ...tag("AttestScorecard"),
    ...ofCard,
    attestationId: idOf(AttestationId),
    notes: fc.constantFrom(null, "well played"),
    by: anyPlayer,
    inAnotherGroup: fc.constantFrom(false, false, false, true),
  });
  const reason = fc.constantFrom("hole 3?", "not signed");
  return fc.oneof(
    { weight: 4, arbitrary: record },
    { weight: 2, arbitrary: attest },
    {
      weight: 1,
      arbitrary: fc.record({ ...tag("DecideLateScores"), ...ofCard, accept: fc.boolean() }),
    },
    fc.record({
      ...{ ...tag("SignOnPaper"), ...ofCard, attestationId: idOf(AttestationId) },
      isSigned: fc.boolean(),
    }),
    { weight: 2, arbitrary: fc.record({ ...tag("VerifyScorecard"), ...ofCard }) },
    {
      weight: 2,
      arbitrary: fc.record({
        ...tag("WithdrawVerification"),
        ...ofCard,
        reason: fc.constant(null),
      }),
    },
    fc.record({ ...tag("RejectScorecard"), ...ofCard, reason }),
    fc.record({ ...tag("WithdrawRejection"), ...ofCard, reason: fc.constant(null) }),
    {
      weight: 2,
      arbitrary: playingTerms.chain(({ course, scrambleHandicaps }) =>
        fc.record({
          ...tag("ChangeCourse"),
          ...ofCard,
          course: fc.constant(course),
          ...(scrambleHandicaps && { scrambleHandicaps: fc.constant(scrambleHandicaps) }),
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...tag("CorrectHandicap"),
        ...ofCard,
        handicapIndex: orNull(handicapIndex),
        course: playingTerms.map(({ course }) => course),
        reason: fc.constant("typed wrong"),
      }),
    },
    {
      weight: 2,
      arbitrary: holeScores.chain(([score]) =>
        fc.record({
          ...tag("DisputeHole"),
          ...ofCard,
          score: fc.constant(score),
          by: anyPlayer,
          inAnotherGroup: fc.constantFrom(false, false, false, true),
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...tag("SettleHoleDispute"),
        ...ofCard,
        holeNumber,
        entryId: idOf(DisputedEntryId),
      }),
    },
  );
};

export const scorecardCommand = scorecardCommandOn();
