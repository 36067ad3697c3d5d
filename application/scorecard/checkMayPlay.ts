import { Effect } from "effect";
import type { Entry } from "../../domain/field/entry.ts";
import { NoLongerPlaying, TournamentCancelled } from "../../domain/field/rejections.ts";
import { takesScores } from "../../domain/shared/takesScores.ts";
import type { ScorecardKey } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { orLatest } from "../commands/orLatest.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import {
  MissedCut,
  ParticipantNotFound,
  PlayerMissedCut,
  PlayerNoLongerPlaying,
  RoundNotInTournament,
  ScoresNotOpen,
} from "./refusals.ts";

/**
 * Checks that the round belongs to the tournament, that the tournament is neither cancelled nor
 * still to come, and that the player still plays.
 */
export const checkMayPlay = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { tournamentId, playerId } = card;
  const facts = yield* TournamentFacts;
  const tournament = yield* facts.tournament(tournamentId);
  if (tournament.status === "cancelled") {
    return yield* new TournamentCancelled({ tournamentId, playerId });
  }
  const today = yield* OrganiserClock.use((clock) => clock.now);
  const { startDate } = tournament.settings;
  if (!takesScores({ status: tournament.status, startDate }, today)) {
    return yield* new ScoresNotOpen({ tournamentId, startDate });
  }
  yield* checkRoundOf(tournament, card);
  yield* orLatest((age) =>
    Effect.flatMap(facts.entry(tournamentId, playerId, age), (entry) => checkPlays(card, entry)),
  );
});

export const checkRound = ({ tournamentId, round }: Pick<ScorecardKey, "tournamentId" | "round">) =>
  Effect.flatMap(
    TournamentFacts.use(({ tournament }) => tournament(tournamentId)),
    (tournament) => checkRoundOf(tournament, { round }),
  );

const checkRoundOf = (
  { tournamentId, settings: { numberOfRounds } }: CreatedTournament,
  { round }: Pick<ScorecardKey, "round">,
) =>
  round > numberOfRounds
    ? Effect.fail(new RoundNotInTournament({ tournamentId, numberOfRounds }))
    : Effect.void;

/**
 * Administrators record the scores of every player who has a place. If the player could no longer
 * record them, the administrator must give a reason, which the history of the card keeps.
 */
export const checkMayRecord = Effect.fnUntraced(function* (
  card: ScorecardKey,
  reason: string | null,
) {
  const { tournamentId, playerId } = card;
  const facts = yield* TournamentFacts;
  const tournament = yield* facts.tournament(tournamentId);
  yield* checkRoundOf(tournament, card);
  yield* orLatest(
    Effect.fnUntraced(function* (age) {
      const entry = yield* facts.entry(tournamentId, playerId, age);
      if (entry?.status !== "registered") {
        return yield* new ParticipantNotFound({ tournamentId, playerId });
      }
      if (reason === null) yield* Effect.mapError(checkPlays(card, entry), asOthersRead);
    }),
  );
  if (reason === null && tournament.status === "cancelled") {
    return yield* new TournamentCancelled({ tournamentId, playerId });
  }
});

export const asOthersRead = (refusal: NoLongerPlaying | MissedCut) => {
  const { tournamentId } = refusal;
  return refusal._tag === "MissedCut"
    ? new PlayerMissedCut({ tournamentId, afterRound: refusal.afterRound })
    : new PlayerNoLongerPlaying({ tournamentId, playerId: refusal.playerId });
};

const checkPlays = Effect.fnUntraced(function* (
  { tournamentId, playerId, round }: ScorecardKey,
  entry: Entry | null,
) {
  const play = entry?.status === "registered" ? entry.play : null;
  if (play?.status === "playing") return;
  if (play?.status !== "missed_cut") return yield* new NoLongerPlaying({ tournamentId, playerId });
  const { afterRound } = play;
  if (round > afterRound) return yield* new MissedCut({ tournamentId, afterRound });
});
