import { tournamentId } from "../scorecard/examples.ts";
import { registrationIdOf } from "../shared/derivedIds.ts";
import { Cents, PlayerId, RoundNumber, TeeId } from "../shared/values.ts";
import { FieldCommand } from "../testing/commands.ts";
import type { Fees } from "../tournament/fees.ts";
import type { MakeCut, WithdrawCut } from "./cut.ts";
import type { HandicapCorrection } from "./entry.ts";
import type { EntryTerms } from "./entryTerms.ts";
import { FieldEvent, type PaymentMethod } from "./events.ts";
import type { CutMade } from "./field.ts";
import type { WhenFull } from "./registration.ts";

/**
 * Named values for tests and documentation, so that a test shows only the values that matter to it.
 */
export { ana, ben, cleo, tournamentId } from "../scorecard/examples.ts";
export const dora = PlayerId.make("5a9d3b71-8e20-4c64-b1f7-2d3c4b5a6907");

export const upcoming = (maxParticipants: number): EntryTerms => ({
  status: "upcoming",
  maxParticipants,
  hasDeadlinePassed: false,
});

export const noLimit = upcoming(0);
export const started: EntryTerms = { ...noLimit, status: "active" };
export const completed: EntryTerms = { ...noLimit, status: "completed" };
export const cancelled: EntryTerms = { ...noLimit, status: "cancelled" };
export const afterDeadline: EntryTerms = { ...noLimit, hasDeadlinePassed: true };

export const forwardTee = TeeId.make("8a1d3b71-8e20-4c64-b1f7-2d3c4b5a6911");
export const fee = Cents.make(5000);
export const first = RoundNumber.make(1);
export const second = RoundNumber.make(2);

const commands = FieldCommand.cases;
const of = (playerId: PlayerId, terms: EntryTerms) => ({ tournamentId, playerId, terms });

export const register = (player: PlayerId, terms = noLimit, isHandicapMissing = false) =>
  commands.RegisterPlayer.make({ ...of(player, terms), isHandicapMissing });

/** An administrator enters a player. */
export const enter = (
  player: PlayerId,
  terms = noLimit,
  whenFull: WhenFull = "ask",
  kind: string | null = null,
) => commands.EnterPlayer.make({ ...of(player, terms), whenFull, fee: kind, fees });

export const withdraw = (player: PlayerId, terms = noLimit) =>
  commands.WithdrawPlayer.make({ ...of(player, terms), by: "player", reason: null });

export const withdrawByAdmin = (player: PlayerId, terms = noLimit) =>
  commands.WithdrawPlayer.make({ ...of(player, terms), by: "admin", reason: null });

export const accept = (player: PlayerId, terms = noLimit) =>
  commands.AcceptPlayer.make(of(player, terms));

export const decline = (player: PlayerId, terms = noLimit) =>
  commands.DeclineRegistration.make(of(player, terms));

export const remove = (player: PlayerId, terms = noLimit) =>
  commands.RemoveRegistration.make(of(player, terms));

export const addBack = (player: PlayerId, terms = noLimit) =>
  commands.BringBack.make(of(player, terms));

export const disqualify = (player: PlayerId, terms = started) =>
  commands.DisqualifyPlayer.make({ ...of(player, terms), reason: null });

export const guestFee = Cents.make(8000);

/** The fee of members, and that of guests. */
export const fees: Fees = {
  registrationFee: fee,
  otherFees: [{ name: "Guest", amount: guestFee }],
};

export const pay = (player: PlayerId, registrationFee = fee, method: PaymentMethod = "manual") =>
  commands.RecordPayment.make({
    ...of(player, noLimit),
    fees: { ...fees, registrationFee },
    method,
  });

export const chooseFee = (player: PlayerId, kind: string | null) =>
  commands.ChooseFee.make({ ...who(player), fee: kind, fees });

export const refund = (player: PlayerId) => commands.RefundPayment.make(of(player, noLimit));

export const chooseTee = (player: PlayerId, teeId: TeeId | null, hasScores = false) =>
  commands.ChooseTee.make({ tournamentId, playerId: player, teeId, hasScores });

export const correct = (player: PlayerId, correction: Partial<HandicapCorrection>) =>
  commands.CorrectHandicapOfPlayer.make({ ...who(player), ...correctionOf(correction) });

export const promote = (terms: EntryTerms) =>
  commands.PromoteFromWaitlist.make({ tournamentId, terms });

/** In a tournament of three rounds, the first two players play on after the first round. */
export const makeCut = (playerIds: ReadonlyArray<PlayerId>, facts: Partial<MakeCut> = {}) =>
  commands.MakeCut.make({
    ...cut(playerIds),
    numberOfRounds: 3,
    incomplete: [],
    laterRoundHasScores: false,
    ...facts,
  });

export const withdrawCut = (facts: Partial<WithdrawCut> = {}) =>
  commands.WithdrawCut.make({
    tournamentId,
    afterRound: first,
    laterRoundHasScores: false,
    ...facts,
  });

const events = FieldEvent.cases;
const who = (playerId: PlayerId) => ({ tournamentId, playerId });
const registration = (playerId: PlayerId) => ({
  ...who(playerId),
  registrationId: registrationIdOf(tournamentId, playerId),
});

export const registered = (player: PlayerId, by: "player" | "admin" = "player") =>
  events.PlayerRegistered.make({ ...registration(player), by });

export const waitlisted = (player: PlayerId, places = 1) =>
  events.PlayerWaitlisted.make({ ...registration(player), places });

export const promoted = (
  player: PlayerId,
  cause: "place_freed" | "limit_raised" | "accepted" = "place_freed",
) => events.PlayerPromoted.make({ ...who(player), cause });

export const reinstated = (player: PlayerId, from: "cancelled" | "withdrawn" | "disqualified") =>
  events.PlayerReinstated.make({ ...who(player), from });

/** Before the start. */
export const cancelledBy = (player: PlayerId) =>
  events.PlayerWithdrew.make({ ...who(player), beforeStart: true, reason: null });

/** After the start. */
export const withdrew = (player: PlayerId) =>
  events.PlayerWithdrew.make({ ...who(player), beforeStart: false, reason: null });

export const disqualified = (player: PlayerId) =>
  events.PlayerDisqualified.make({ ...who(player), reason: null });

export const declined = (player: PlayerId) => events.RegistrationDeclined.make(who(player));

export const removed = (player: PlayerId) => events.RegistrationRemoved.make(who(player));

export const paid = (
  player: PlayerId,
  amount = fee,
  receipt = 1,
  method: PaymentMethod = "manual",
) => events.PaymentRecorded.make({ ...who(player), amount, method, receipt });

export const refunded = (
  player: PlayerId,
  amount = fee,
  receipt = 1,
  method: PaymentMethod = "manual",
) => events.PaymentRefunded.make({ ...who(player), amount, method, receipt });

/** A payment from before there were receipts. */
export const paidBefore = (player: PlayerId, amount = fee) =>
  events.PaymentRecorded.make({ ...who(player), amount, method: "manual" });

export const feeChosen = (player: PlayerId, kind: string | null) =>
  events.EntryFeeChosen.make({ ...who(player), fee: kind });

export const teeChosen = (player: PlayerId, teeId: TeeId | null) =>
  events.PlayerTeeChosen.make({ ...who(player), teeId });

export const handicapCorrected = (player: PlayerId, correction: Partial<HandicapCorrection>) =>
  events.PlayerHandicapCorrected.make({ ...who(player), ...correctionOf(correction) });

export const cutMade = (
  playerIds: ReadonlyArray<PlayerId>,
  facts: Partial<CutMade> = {},
): CutMade => ({ _tag: "CutMade", ...cut(playerIds), ...facts });

export const cutWithdrawn = events.CutWithdrawn.make({ tournamentId, afterRound: first });

function cut(playerIds: ReadonlyArray<PlayerId>) {
  const rule = { afterRound: first, top: 2, ties: true, withinStrokes: null, cutLine: "+4" };
  return { tournamentId, ...rule, playerIds };
}

function correctionOf(correction: Partial<HandicapCorrection>): HandicapCorrection {
  return { fromRound: first, reason: "Typed wrong", ...correction };
}
