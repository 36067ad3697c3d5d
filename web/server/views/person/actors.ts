import { Effect, Schema } from "effect";
import { Administrators } from "../../../../application/ports/Administrators.ts";
import { formerPlayer, People } from "../../../../application/ports/People.ts";
import type { Actor } from "../../../../domain/shared/recorded.ts";
import { AdministratorId, PlayerId } from "../../../../domain/shared/values.ts";

export interface ActorName {
  readonly firstName: string;
  readonly lastName: string;
}

const machines: Readonly<Record<"system" | "cli", ActorName>> = {
  system: { firstName: "Automatic", lastName: "process" },
  cli: { firstName: "Command", lastName: "line" },
};

/** The names of actors, whatever kind they are. */
export const namesOf = Effect.fnUntraced(function* (actors: ReadonlyArray<Actor>) {
  const players = idsOf(actors, "player", isPlayerId);
  const people = yield* People.use(({ named }) => named(players));
  const admins = idsOf(actors, "admin", isAdministratorId);
  const administrators =
    admins.length === 0 ? null : yield* Administrators.use(({ manyById }) => manyById(admins));

  return ({ kind, id }: Actor): ActorName => {
    if (kind === "system" || kind === "cli") return machines[kind];
    const named =
      kind === "player"
        ? people.get(PlayerId.make(id))
        : administrators?.get(AdministratorId.make(id));
    const { firstName, lastName } = named ?? formerPlayer;
    return { firstName, lastName };
  };
});

const isPlayerId = Schema.is(PlayerId);
const isAdministratorId = Schema.is(AdministratorId);

const idsOf = <Id extends string>(
  actors: ReadonlyArray<Actor>,
  kind: Actor["kind"],
  isId: (id: string) => id is Id,
): ReadonlyArray<Id> => {
  const ids = actors.filter((actor) => actor.kind === kind).map(({ id }) => id);
  return [...new Set(ids.filter(isId))];
};
