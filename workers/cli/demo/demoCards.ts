import { Array } from "effect";
import { attest } from "../../../application/scorecard/attest.ts";
import { recordOwnScores, recordScoresOf } from "../../../application/scorecard/recordScores.ts";
import { rejectScorecard, verifyScorecard } from "../../../application/scorecard/verify.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { type HoleScore, RoundNumber, type ScorecardKey } from "../../../domain/shared/values.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { demoContext } from "./demoContext.ts";
import { demoRound } from "./demoScores.ts";
import { step } from "./demoSteps.ts";
import type { DemoTournament } from "./demoTournament.ts";

/** The actions on one card of the demo, and the names of their commands. */
export const demoCard = (
  { tournamentId, event, holes }: DemoTournament,
  player: DemoPlayer,
  roundNumber: number,
  office: Actor,
) => {
  const round = RoundNumber.make(roundNumber);
  const card: ScorecardKey = { tournamentId, playerId: player.id, round };
  const scores = demoRound({ player: player.index, round, handicap: player.handicap, holes });
  const lane = `${event.key} ${player.index} ${round}`;
  const named = (what: string, at: string, actor = office) =>
    demoContext(`${what} ${lane}`, at, actor);
  const by = ({ id }: DemoPlayer): Actor => ({ kind: "player", id });

  return {
    scores,
    /** Three holes at a time, each at the time when its last hole is played. */
    playUpTo: (hole: number, timeOf: (hole: number) => string) =>
      Array.chunksOf(scores.slice(0, hole), 3).map((part) => {
        const [{ holeNumber }] = part;
        const at = timeOf(part.at(-1)?.holeNumber ?? holeNumber);
        const context = named(`scores from ${holeNumber}`, at, by(player));
        return step(lane, context, (timed) => recordOwnScores(card, part, timed));
      }),
    signedBy: (partner: DemoPlayer, at: string) =>
      step(lane, named(`signed by ${partner.index}`, at, by(partner)), (timed) =>
        attest(card, partner.id, null, timed),
      ),
    corrected: (score: HoleScore, reason: string, at: string) =>
      step(lane, named("correction", at), (timed) => recordScoresOf(card, [score], reason, timed)),
    verified: (at: string) =>
      step(lane, named("verified", at), (timed) => verifyScorecard(card, timed)),
    sentBack: (reason: string, at: string) =>
      step(lane, named("sent back", at), (timed) => rejectScorecard(card, reason, timed)),
  };
};
