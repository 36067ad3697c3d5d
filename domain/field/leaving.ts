import { Result } from "effect";
import { happened, nothing, type OfPlayer, whenInField } from "./decision.ts";
import type { Entry } from "./entry.ts";
import { FieldEvent } from "./events.ts";
import { withPromotions } from "./places.ts";
import {
  AlreadyWithdrawn,
  NoLongerPlaying,
  NotInField,
  TournamentCancelled,
  TournamentCompleted,
  TournamentNotStarted,
} from "./rejections.ts";

const { PlayerWithdrew, PlayerDisqualified } = FieldEvent.cases;

export interface WithdrawPlayer extends OfPlayer {
  readonly by: "player" | "admin";
  readonly reason: string | null;
}

/**
 * Before the start the registration is cancelled; after it the player stays on the list as
 * withdrawn.
 */
export const withdrawPlayer = whenInField((leaving: WithdrawPlayer, entry, field) => {
  const { tournamentId, playerId, terms, reason } = leaving;
  const refusal = refusalOf(leaving, entry);
  if (refusal) return Result.fail(refusal);

  const beforeStart = terms.status === "upcoming" || entry.status === "waitlist";
  const withdrew = PlayerWithdrew.make({ tournamentId, playerId, beforeStart, reason });
  return Result.succeed(withPromotions(tournamentId, field, terms, withdrew));
});

const refusalOf = ({ tournamentId, playerId, terms, by }: WithdrawPlayer, entry: Entry) => {
  const who = { tournamentId, playerId };
  if (entry.status === "cancelled" || entry.status === "declined") return new AlreadyWithdrawn(who);
  if (entry.play.status === "withdrawn") return new AlreadyWithdrawn(who);
  if (entry.play.status === "disqualified") return new NoLongerPlaying(who);
  if (by === "admin") return null;
  if (terms.status === "completed") return new TournamentCompleted(who);
  return terms.status === "cancelled" ? new TournamentCancelled(who) : null;
};

export interface DisqualifyPlayer extends OfPlayer {
  readonly reason: string | null;
}

export const disqualifyPlayer = whenInField(
  ({ tournamentId, playerId, terms, reason }: DisqualifyPlayer, { status, play }) => {
    const who = { tournamentId, playerId };
    if (terms.status === "upcoming") return Result.fail(new TournamentNotStarted(who));
    if (status !== "registered") return Result.fail(new NotInField(who));
    if (play.status === "disqualified") return nothing;
    return happened(PlayerDisqualified.make({ ...who, reason }));
  },
);
