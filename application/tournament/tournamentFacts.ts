import { Context, Effect, Layer } from "effect";
import { type Entry, entryOf, type Field } from "../../domain/field/field.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { TournamentNotFound } from "../../domain/tournament/rejections.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { HandleField } from "../field/handleField.ts";
import type { EventStoreUnavailable } from "../ports/EventStore.ts";
import { HandleTournament } from "./handleTournament.ts";

/** "known" may be a second old where another process wrote; "latest" is what the store has now. */
export type Freshness = "known" | "latest";

/**
 * What other streams need to know of a tournament and its field. It comes from the folded streams,
 * never from read models. Whoever is about to refuse because of "known" looks at "latest" first.
 */
export class TournamentFacts extends Context.Service<
  TournamentFacts,
  {
    readonly tournament: (
      id: TournamentId,
    ) => Effect.Effect<CreatedTournament, TournamentNotFound | EventStoreUnavailable>;
    readonly field: (
      id: TournamentId,
      freshness?: Freshness,
    ) => Effect.Effect<Field, EventStoreUnavailable>;
    /** Null for those who never registered, and for those who were removed. */
    readonly entry: (
      id: TournamentId,
      player: PlayerId,
      freshness?: Freshness,
    ) => Effect.Effect<Entry | null, EventStoreUnavailable>;
  }
>()("golf/application/tournament/TournamentFacts") {
  static readonly layer = Layer.effect(
    TournamentFacts,
    Effect.gen(function* () {
      const tournaments = yield* HandleTournament;
      const fields = yield* HandleField;

      const field = (id: TournamentId, freshness: Freshness = "known") => {
        const look = freshness === "known" ? fields.look : fields.lookAgain;
        return Effect.map(look(streams.field(id)), ({ state }) => state);
      };

      return {
        tournament: Effect.fnUntraced(function* (tournamentId) {
          const stream = streams.tournament(tournamentId);
          const known = yield* tournaments.look(stream);
          if (known.state.existence === "Created") return known.state;
          const latest = yield* tournaments.lookAgain(stream);
          if (latest.state.existence === "Created") return latest.state;
          return yield* new TournamentNotFound({ tournamentId });
        }),
        field,
        entry: (id, player, freshness) =>
          Effect.map(field(id, freshness), (state) => entryOf(state, player) ?? null),
      };
    }),
  );
}
