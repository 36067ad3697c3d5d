import fc from "fast-check";
import { makeCut, register, withdrawCut } from "../field/examples.ts";
import {
  attest,
  record,
  reject,
  signOnPaper,
  verify,
  withdrawRejection,
} from "../scorecard/examples.ts";
import { entryOf, settle } from "../scorecard/testing/disputes.ts";
import type { PlayerId, ScorecardKey } from "../shared/values.ts";
import { create, tournamentId } from "../tournament/examples.ts";
import { scorecardCommand } from "./arbitraries/cardCommands.ts";
import { fieldCommand, tournamentCommand } from "./arbitraries/commands.ts";
import { matchPlayed } from "./arbitraries/matches.ts";
import { playingTerms, wholeRound } from "./arbitraries/scores.ts";
import { settings } from "./arbitraries/settings.ts";
import { sideGameCommand, sideGamePlayed } from "./arbitraries/sideGames.ts";
import { pairing } from "./arbitraries/teams.ts";
import { regrouping, teeSheetCommand } from "./arbitraries/teeSheet.ts";
import { players, roundNumber } from "./arbitraries/values.ts";
import { asStoredBefore } from "./asStoredBefore.ts";
import { ScorecardCommand } from "./commands.ts";
import { type AnyCommand, sendWithFacts } from "./sendWithFacts.ts";
import { type Happened, startRun } from "./tournamentRun.ts";

export { scorecardCommand, scorecardCommandOn } from "./arbitraries/cardCommands.ts";
export { fieldCommand, fieldCommandOn, tournamentCommand } from "./arbitraries/commands.ts";
export { holeScore, holeScores, playingTerms, wholeRound } from "./arbitraries/scores.ts";
export { changedSettings, settings } from "./arbitraries/settings.ts";
export { teamCommand } from "./arbitraries/teams.ts";
export { teeSheetCommand, teeSheetDraw } from "./arbitraries/teeSheet.ts";
export {
  anyPlayer,
  playerNumber,
  players,
  roundNumber,
  tournamentStatus,
  wallClock,
} from "./arbitraries/values.ts";

const alone = (command: fc.Arbitrary<AnyCommand>) => command.map((only) => [only]);

/** Some of the players register, one after the other. */
const arrivals = fc
  .subarray([...players], { minLength: 2 })
  .map((some) => some.map((player): AnyCommand => register(player)));

const decideLate = (card: ScorecardKey, accept: boolean) =>
  ScorecardCommand.cases.DecideLateScores.make({ card, accept });

const takeBackVerification = (card: ScorecardKey) =>
  ScorecardCommand.cases.WithdrawVerification.make({ card, reason: null });

/**
 * All players play a round; a hole may be disputed, partners may sign, also on paper, administrators may verify or
 * send back, and take that back, scores may come late, a cut may follow.
 */
const roundPlayed = fc
  .record({
    round: roundNumber,
    scores: fc.tuple(...players.map((player) => wholeRound.map((card) => ({ player, card })))),
    isSigned: fc.boolean(),
    isSignedOnPaper: fc.boolean(),
    isVerified: fc.boolean(),
    isVerificationTakenBack: fc.boolean(),
    sentBack: fc.option(fc.record({ isTakenBack: fc.boolean() })),
    isDisputed: fc.boolean(),
    isSettled: fc.boolean(),
    top: fc.option(fc.integer({ min: 1, max: 4 })),
    isCutTakenBack: fc.boolean(),
    acceptsLate: fc.option(fc.boolean()),
  })
  .map((played): ReadonlyArray<AnyCommand> => {
    const { round, scores, isSigned, isVerified, isDisputed, isSettled } = played;
    const { isSignedOnPaper, isVerificationTakenBack, sentBack, top, isCutTakenBack, acceptsLate } =
      played;
    const cardOf = (playerId: PlayerId) => ({ tournamentId, playerId, round });
    const partner = players[0];
    return [
      ...scores.map(({ player, card }) => ({ ...record(...card), card: cardOf(player) })),
      ...(isDisputed
        ? scores.map(({ player, card: [first] }) => ({
            ...record({ ...first, strokes: ((first.strokes ?? 0) % 12) + 1 }),
            ...{ card: cardOf(player), basedOn: new Map([[first.holeNumber, null]]) },
          }))
        : []),
      ...(isSettled
        ? players.map((player) => ({ ...settle(1, entryOf(1, 0, 0)), card: cardOf(player) }))
        : []),
      ...(isSigned && partner ? players.map((p) => ({ ...attest(partner), card: cardOf(p) })) : []),
      ...(isSignedOnPaper ? players.map((p) => ({ ...signOnPaper, card: cardOf(p) })) : []),
      ...(isVerified ? players.map((p) => ({ ...verify, card: cardOf(p) })) : []),
      ...(isVerificationTakenBack ? players.map((p) => takeBackVerification(cardOf(p))) : []),
      ...(sentBack ? players.map((p) => ({ ...reject("hole 3?"), card: cardOf(p) })) : []),
      ...(sentBack?.isTakenBack
        ? players.map((p) => ({ ...withdrawRejection, card: cardOf(p) }))
        : []),
      ...(top === null ? [] : [makeCut([], { afterRound: round, top })]),
      ...(acceptsLate === null
        ? []
        : scores.flatMap(({ player, card: [first] }) => [
            {
              ...record({ ...first, strokes: ((first.strokes ?? 0) % 12) + 1 }),
              ...{ card: cardOf(player), isLate: true },
            },
            decideLate(cardOf(player), acceptsLate),
          ])),
      ...(isCutTakenBack ? [withdrawCut({ afterRound: round })] : []),
    ];
  });

const episode = fc.oneof(
  { weight: 2, arbitrary: arrivals },
  { weight: 2, arbitrary: roundPlayed },
  { weight: 2, arbitrary: alone(tournamentCommand) },
  { weight: 6, arbitrary: alone(fieldCommand) },
  { weight: 4, arbitrary: alone(scorecardCommand) },
  { weight: 1, arbitrary: matchPlayed },
  { weight: 1, arbitrary: alone(teeSheetCommand) },
  { weight: 1, arbitrary: regrouping },
  { weight: 2, arbitrary: sideGamePlayed },
  { weight: 1, arbitrary: alone(sideGameCommand) },
  { weight: 1, arbitrary: pairing },
);

/**
 * All events of one tournament in their order, from all of its streams: the tournament, its field,
 * its tee sheet, its side games, its teams and its cards. The deciders produce them, so every
 * history is legal. Older versions may have stored the first of them.
 */
export const tournamentHistory = (): fc.Arbitrary<ReadonlyArray<Happened>> =>
  fc
    .record({
      settings,
      terms: playingTerms,
      episodes: fc.array(episode, { minLength: 15, maxLength: 30, size: "max" }),
      older: fc.nat({ max: 300 }),
    })
    .map((script) => {
      const run = startRun(tournamentId);
      const send = sendWithFacts(run, script.terms);
      for (const command of [create(script.settings), ...script.episodes.flat()]) send(command);
      return run.history.map((happened, index) =>
        index < script.older ? { ...happened, event: asStoredBefore(happened.event) } : happened,
      );
    });
