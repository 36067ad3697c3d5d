import { Effect, HashMap } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import { ScorecardKey } from "../../domain/shared/values.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import type { KeptCard } from "./courseChange.ts";

/**
 * All open cards of a round in their current state, including those of players who have left the
 * field.
 */
export const cardsOfRound = Effect.fnUntraced(function* ({
  tournamentId,
  round,
}: Pick<ScorecardKey, "tournamentId" | "round">) {
  const { read } = yield* ScorecardStreams;
  const { entries } = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const found = yield* Effect.forEach(
    [...HashMap.keys(entries)].toSorted(),
    (playerId) => {
      const card = ScorecardKey.make({ tournamentId, playerId, round });
      return Effect.map(read(streams.scorecard(card), noAge), ({ state, position }) => {
        return state.status === "Open" ? { card, open: state, position } : null;
      });
    },
    { concurrency: 8 },
  );
  return found.filter((card) => card !== null) satisfies ReadonlyArray<KeptCard>;
});
