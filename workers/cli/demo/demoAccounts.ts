import { Effect } from "effect";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { Passwords } from "../../../application/ports/Passwords.ts";
import { Players } from "../../../application/ports/Players.ts";
import { createdIdOf } from "../../../domain/shared/derivedIds.ts";
import { AdministratorId, PlayerId } from "../../../domain/shared/values.ts";
import { demoContext } from "./demoContext.ts";
import { type DemoAddress, demoAdministrators, demoPassword, demoPlayers } from "./demoPlayers.ts";

export interface DemoPlayer {
  readonly id: PlayerId;
  /** The index in the list of players. */
  readonly index: number;
  readonly handicap: number;
}

export const demoPlayerId = (address: DemoAddress) =>
  PlayerId.make(createdIdOf(playerContext(address, "").commandId));

export const demoAdministratorId = (address: DemoAddress) =>
  AdministratorId.make(createdIdOf(administratorContext(address, "").commandId));

const playerContext = ({ email }: DemoAddress, now: string) => demoContext(`player ${email}`, now);

const administratorContext = ({ email }: DemoAddress, now: string) =>
  demoContext(`administrator ${email}`, now);

/** The accounts of the demo. They share one password, so that it is hashed once. */
export const demoAccounts = Effect.fnUntraced(function* (now: string) {
  const passwordHash = yield* Passwords.use(({ hash }) => hash(demoPassword));
  const players = yield* Players;
  const administrators = yield* Administrators;

  const accounts = yield* Effect.forEach(
    demoPlayers,
    (profile, index) => {
      const origin = playerContext(profile, now);
      const id = demoPlayerId(profile);
      return players
        .create({ ...profile, id, passwordHash }, origin)
        .pipe(Effect.as<DemoPlayer>({ id, index, handicap: profile.handicap }));
    },
    { concurrency: 8 },
  );
  const administrator = (profile: (typeof demoAdministrators)[keyof typeof demoAdministrators]) => {
    const origin = administratorContext(profile, now);
    const id = demoAdministratorId(profile);
    return administrators.create({ ...profile, id, passwordHash }, origin);
  };
  yield* administrator(demoAdministrators.superAdmin);
  const eventAdmin = yield* administrator(demoAdministrators.eventAdmin);
  return { players: accounts, eventAdminId: eventAdmin.id };
});
