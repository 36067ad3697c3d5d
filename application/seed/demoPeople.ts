import { Effect } from "effect";
import { Administrators } from "../ports/Administrators.ts";
import { Players } from "../ports/Players.ts";
import { demoAdministratorId, demoPlayerId } from "./demoAccounts.ts";
import { demoAdministrators, demoPlayers } from "./demoPlayers.ts";

const playerIds = demoPlayers.map(demoPlayerId);
const administratorIds = Object.values(demoAdministrators).map(demoAdministratorId);

/**
 * The accounts that the seed has made here, archived ones too. Their ids tell, since anybody may sign
 * up with such an address, and the accounts may be given another one.
 */
export const demoPeople = Effect.gen(function* () {
  const players = yield* Players.use(({ manyById }) => manyById(playerIds));
  const administrators = yield* Administrators.use(({ manyById }) => manyById(administratorIds));
  return { players: [...players.values()], administrators: [...administrators.values()] };
});

interface Account {
  readonly isArchived: boolean;
}

/** Those with which somebody may sign in. */
export const isInUse = ({ isArchived }: Account) => !isArchived;

/** Nothing else archives administrators, and every seed makes them. */
export const isDemoRemoved = Effect.map(demoPeople, ({ administrators }) =>
  administrators.some(({ isArchived }) => isArchived),
);

export const isDemoInUse = Effect.map(demoPeople, ({ players, administrators }) =>
  [...players, ...administrators].some(isInUse),
);
