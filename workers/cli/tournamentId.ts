import { InvalidArgumentError } from "commander";
import { Effect, Option, Schema } from "effect";
import { EventStore } from "../../application/ports/EventStore.ts";
import { streams } from "../../domain/shared/streams.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { Refused } from "./refused.ts";

/** For the argument of a command. */
export const asTournamentId = (text: string) =>
  Option.getOrThrowWith(
    Schema.decodeUnknownOption(TournamentId)(text),
    () => new InvalidArgumentError("The id of an event is a uuid."),
  );

/** The stream knows, even while the read models are behind. */
export const refuseUnknownTournament = Effect.fnUntraced(function* (id: TournamentId) {
  const { revision } = yield* EventStore.use(({ read }) => read(streams.tournament(id)));
  if (revision === null) yield* noSuchTournament(id);
});

export const noSuchTournament = (id: TournamentId) =>
  new Refused({ message: `There is no event ${id}: golf events list --all shows them.` });
