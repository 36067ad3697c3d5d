import { Effect } from "effect";
import type { Entry } from "../../domain/field/field.ts";
import { NoLongerPlaying, TournamentCancelled } from "../../domain/field/rejections.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import { type Freshness, TournamentFacts } from "../tournament/tournamentFacts.ts";
import { MissedCut, ParticipantNotFound, RoundNotInTournament } from "./refusals.ts";

/** A round of the tournament, which is not cancelled, for a player who is still playing (AMB-55). */
export const checkMayPlay = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { tournamentId, playerId } = card;
  const facts = yield* TournamentFacts;
  const { status } = yield* facts.tournament(tournamentId);
  if (status === "cancelled") return yield* new TournamentCancelled({ tournamentId, playerId });
  yield* checkRound(card);

  const obstacle = (freshness: Freshness) =>
    Effect.map(facts.entry(tournamentId, card.playerId, freshness), (entry) =>
      obstacleTo(card, entry),
    );
  if (yield* obstacle("known")) {
    // Somebody may have taken them back a moment ago.
    const stillThere = yield* obstacle("latest");
    if (stillThere) return yield* stillThere;
  }
});

export const checkRound = Effect.fnUntraced(function* ({ tournamentId, round }: ScorecardKey) {
  const { tournament } = yield* TournamentFacts;
  const { numberOfRounds } = (yield* tournament(tournamentId)).settings;
  if (round > numberOfRounds)
    return yield* new RoundNotInTournament({ tournamentId, numberOfRounds });
});

/** Administrators keep the scores of everyone who has a place, also of those who left. */
export const checkHasPlace = Effect.fnUntraced(function* ({
  tournamentId,
  playerId,
}: ScorecardKey) {
  const { entry } = yield* TournamentFacts;
  const known = yield* entry(tournamentId, playerId);
  if (known?.status === "registered") return;
  const latest = yield* entry(tournamentId, playerId, "latest");
  if (latest?.status === "registered") return;
  return yield* new ParticipantNotFound({ tournamentId, playerId });
});

const obstacleTo = ({ tournamentId, playerId, round }: ScorecardKey, entry: Entry | null) => {
  const play = entry?.status === "registered" ? entry.play : null;
  if (play?.status === "playing") return null;
  if (play?.status !== "missed_cut") return new NoLongerPlaying({ tournamentId, playerId });
  const { afterRound } = play;
  return round > afterRound ? new MissedCut({ tournamentId, afterRound }) : null;
};
