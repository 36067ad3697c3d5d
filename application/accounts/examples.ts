import { randomUUID } from "node:crypto";
import { AdministratorId, CommandId, PlayerId } from "../../domain/shared/values.ts";
import type { NewAdministrator } from "../ports/Administrators.ts";
import type { NewPlayer } from "../ports/Players.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";

/**
 * The password of every account below. It is hashed once, because a hash takes longer than most
 * tests.
 */
export const examplePassword = "birdie-3";
const passwordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$l8rbQIB03zJ+MBxrCIVvxA$xR/hfoPqPSk2yRPi4O4NVh0yvSIXMAOoLkbcXk0rKCY";

/** Each call is another command of the same operator. */
export const anOrigin = (): ChangeOrigin => ({
  actor: { kind: "cli", id: "operator" },
  commandId: CommandId.make(randomUUID()),
});

/** A new player with a unique e-mail address. */
export const aPlayer = (fields: Partial<NewPlayer> = {}): NewPlayer => ({
  id: PlayerId.make(randomUUID()),
  firstName: "Ana",
  lastName: "Ace",
  email: `${randomUUID()}@club.example`,
  phone: "+43 660 1234567",
  shirtSize: "M",
  handicap: 12.4,
  passwordHash,
  ...fields,
});

export const anAdministrator = (fields: Partial<NewAdministrator> = {}): NewAdministrator => ({
  id: AdministratorId.make(randomUUID()),
  accountType: "event_admin",
  event: null,
  firstName: "Olga",
  lastName: "Organiser",
  email: `${randomUUID()}@club.example`,
  mobileNumber: null,
  passwordHash,
  ...fields,
});
