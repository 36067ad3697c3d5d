import { Effect } from "effect";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { importedIdOf } from "./importTournament.ts";
import type { ImportPlan } from "./plan.ts";

/** The results of an import, for people and for programs. */
export const summaryOf = Effect.fn("summaryOf")(function* ({ file, players, rounds }: ImportPlan) {
  const tournamentId = importedIdOf(file);
  const { number } = yield* TournamentFacts.use(({ tournament }) => tournament(tournamentId));
  return {
    tournamentId,
    eventId: number,
    name: file.event,
    players: players.length,
    rounds: rounds.length,
    cards: rounds.reduce((count, { played }) => count + played.length, 0),
    cuts: rounds.filter(({ cut }) => cut !== null).length,
  };
});
