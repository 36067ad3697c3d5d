import { Effect } from "effect";
import { createdIdOf } from "../../domain/shared/derivedIds.ts";
import { AdministratorId, PlayerId } from "../../domain/shared/values.ts";
import { Administrators } from "../ports/Administrators.ts";
import { Passwords } from "../ports/Passwords.ts";
import { Players } from "../ports/Players.ts";
import { demoContext } from "./demoContext.ts";
import { demoAdministrators, demoPassword, demoPlayers } from "./demoPlayers.ts";

export interface DemoPlayer {
  readonly id: PlayerId;
  /** In the list of players. */
  readonly index: number;
  readonly handicap: number;
}

/** The accounts of the demo. They share one password, so that it is hashed once. */
export const demoAccounts = Effect.fnUntraced(function* (now: string) {
  const passwordHash = yield* Passwords.use(({ hash }) => hash(demoPassword));
  const players = yield* Players;
  const administrators = yield* Administrators;

  const accounts = yield* Effect.forEach(
    demoPlayers,
    (profile, index) => {
      const origin = demoContext(`player ${profile.email}`, now);
      const id = PlayerId.make(createdIdOf(origin.commandId));
      return players
        .create({ ...profile, id, passwordHash }, origin)
        .pipe(Effect.as<DemoPlayer>({ id, index, handicap: profile.handicap }));
    },
    { concurrency: 8 },
  );
  const administrator = (profile: (typeof demoAdministrators)[keyof typeof demoAdministrators]) => {
    const origin = demoContext(`administrator ${profile.email}`, now);
    const id = AdministratorId.make(createdIdOf(origin.commandId));
    return administrators.create({ ...profile, id, passwordHash }, origin);
  };
  yield* administrator(demoAdministrators.superAdmin);
  const eventAdmin = yield* administrator(demoAdministrators.eventAdmin);
  return { players: accounts, eventAdminId: eventAdmin.id };
});
