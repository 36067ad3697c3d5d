import { Array, Effect } from "effect";
import { attest } from "../../../application/scorecard/attest.ts";
import { recordOwnScores, recordScoresOf } from "../../../application/scorecard/recordScores.ts";
import { rejectScorecard, verifyScorecard } from "../../../application/scorecard/verify.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { type HoleScore, RoundNumber, type ScorecardKey } from "../../../domain/shared/values.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { demoContext } from "./demoContext.ts";
import { demoRound } from "./demoScores.ts";
import type { DemoTournament } from "./demoTournament.ts";

/** What is done with one card of the demo, and how its commands are named. */
export const demoCard = (
  { tournamentId, event, holes }: DemoTournament,
  player: DemoPlayer,
  roundNumber: number,
  office: Actor,
) => {
  const round = RoundNumber.make(roundNumber);
  const card: ScorecardKey = { tournamentId, playerId: player.id, round };
  const scores = demoRound({ player: player.index, round, handicap: player.handicap, holes });
  const step = (what: string) => `${what} ${event.key} ${player.index} ${round}`;

  const play = (part: ReadonlyArray<HoleScore>, occurredAt: string) => {
    if (!Array.isReadonlyArrayNonEmpty(part)) return Effect.void;
    const [{ holeNumber }] = part;
    const itself: Actor = { kind: "player", id: player.id };
    return recordOwnScores(
      card,
      part,
      demoContext(step(`scores from ${holeNumber}`), occurredAt, itself),
    );
  };

  return {
    scores,
    playAll: (occurredAt: string) => play(scores, occurredAt),
    /** Three holes at a time, the last a quarter of an hour ago. */
    playUpTo: (hole: number, timeOf: (hole: number) => string) =>
      Effect.forEach(
        Array.chunksOf(scores.slice(0, hole), 3),
        (part) => play(part, timeOf(part.at(-1)?.holeNumber ?? 1)),
        { discard: true },
      ),
    signedBy: (partner: DemoPlayer, occurredAt: string) =>
      attest(
        card,
        partner.id,
        null,
        demoContext(step(`signed by ${partner.index}`), occurredAt, {
          kind: "player",
          id: partner.id,
        }),
      ),
    corrected: (score: HoleScore, reason: string, occurredAt: string) =>
      recordScoresOf(card, [score], reason, demoContext(step("correction"), occurredAt, office)),
    verified: (occurredAt: string) =>
      verifyScorecard(card, demoContext(step("verified"), occurredAt, office)),
    sentBack: (reason: string, occurredAt: string) =>
      rejectScorecard(card, reason, demoContext(step("sent back"), occurredAt, office)),
  };
};
