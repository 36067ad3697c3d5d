import { Effect } from "effect";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { Players } from "../../../application/ports/Players.ts";
import { demoAdministratorId, demoPlayerId } from "./demoAccounts.ts";
import { demoAdministrators, demoPlayers } from "./demoPlayers.ts";

const playerIds = demoPlayers.map(demoPlayerId);
const administratorIds = Object.values(demoAdministrators).map(demoAdministratorId);

/**
 * The accounts that the seed has created here, archived ones too. They are found by their ids,
 * because a visitor may sign up with such an address, and the address of these accounts may be
 * changed.
 */
export const demoPeople = Effect.gen(function* () {
  const players = yield* Players.use(({ manyById }) => manyById(playerIds));
  const administrators = yield* Administrators.use(({ manyById }) => manyById(administratorIds));
  return { players: [...players.values()], administrators: [...administrators.values()] };
});

interface Account {
  readonly isArchived: boolean;
}

/** An archived account cannot sign in. */
export const isInUse = ({ isArchived }: Account) => !isArchived;

/** Administrators are archived only together with the demo, and every seed creates them. */
export const isDemoRemoved = Effect.map(demoPeople, ({ administrators }) =>
  administrators.some(({ isArchived }) => isArchived),
);

export const isDemoInUse = Effect.map(demoPeople, ({ players, administrators }) =>
  [...players, ...administrators].some(isInUse),
);
