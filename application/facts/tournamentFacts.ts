import { Context, Effect, Layer } from "effect";
import type { Entry } from "../../domain/field/entry.ts";
import { entryOf, type Field } from "../../domain/field/field.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { TournamentNotFound } from "../../domain/tournament/rejections.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { orLatest } from "../commands/orLatest.ts";
import { FieldStreams, TournamentStreams } from "../commands/streamHandlers.ts";
import type { Age } from "../commands/streamMemory.ts";
import type { EventStoreUnavailable } from "../ports/EventStore.ts";

/**
 * The facts about a tournament and its field that other streams need. They come from the folded
 * streams, never from read models. A refusal because of an entry needs the current entry
 * (`orLatest`).
 */
export class TournamentFacts extends Context.Service<
  TournamentFacts,
  {
    readonly tournament: (
      id: TournamentId,
    ) => Effect.Effect<CreatedTournament, TournamentNotFound | EventStoreUnavailable>;
    readonly field: (id: TournamentId, age: Age) => Effect.Effect<Field, EventStoreUnavailable>;
    /** Null for players who never registered, and for players who were removed. */
    readonly entry: (
      id: TournamentId,
      player: PlayerId,
      age: Age,
    ) => Effect.Effect<Entry | null, EventStoreUnavailable>;
  }
>()("golf/application/tournament/TournamentFacts") {
  static readonly layer = Layer.effect(
    TournamentFacts,
    Effect.gen(function* () {
      const tournaments = yield* TournamentStreams;
      const fields = yield* FieldStreams;

      const field = (id: TournamentId, age: Age) =>
        Effect.map(fields.read(streams.field(id), age), ({ state }) => state);

      return {
        tournament: (tournamentId) =>
          orLatest(
            Effect.fnUntraced(function* (age: Age) {
              const { state } = yield* tournaments.read(streams.tournament(tournamentId), age);
              return state.existence === "Created"
                ? state
                : yield* new TournamentNotFound({ tournamentId });
            }),
          ),
        field,
        entry: (id, player, age) =>
          Effect.map(field(id, age), (state) => entryOf(state, player) ?? null),
      };
    }),
  );
}
