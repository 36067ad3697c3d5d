import { Effect } from "effect";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { People } from "../../../application/ports/People.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { AdministratorId, PlayerId } from "../../../domain/shared/values.ts";

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Describes an actor: the name, and the role in the product. */
export const namesOf = Effect.fnUntraced(function* (actors: ReadonlyArray<Actor>) {
  const ids = (kind: Actor["kind"]) => [
    ...new Set(actors.filter((actor) => actor.kind === kind).map(({ id }) => id)),
  ];
  const people = yield* People;
  const administrators = yield* Administrators;
  const names = new Map<string, Named>([
    ...(yield* people.named(ids("player").map((id) => PlayerId.make(id)))),
    ...(yield* administrators.manyById(ids("admin").map((id) => AdministratorId.make(id)))),
  ]);
  return ({ kind, id }: Actor) => {
    const name = names.get(id);
    return name ? `${name.firstName} ${name.lastName} (${kind})` : `${kind} ${id}`;
  };
});
