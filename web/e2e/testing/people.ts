import { demoPassword, demoPlayers } from "../../../workers/cli/demo/demoPlayers.ts";
import { demoSignIns } from "../../../workers/cli/demo/demoSignIns.ts";

export interface SignIn {
  /** The page on which this account signs in. */
  readonly at: "/auth" | "/admin";
  readonly email: string;
  readonly password: string;
}

const demo = (who: string): SignIn => {
  const found = demoSignIns.find((signIn) => signIn.who === who);
  if (!found) throw new Error(`The demo has no ${who}`);
  const { page: at, email, password } = found;
  return { at, email, password };
};

/** Plays in the active event of the demo, and has an open card. */
export const player = demo("Player");
/** Plays in the same event, and has a card that waits for a signature. */
export const partner = demo("Playing partner");
export const superAdmin = demo("Super admin");
export const eventAdmin = demo("Event admin");

/** A player of the demo by first name, for stories that must not disturb each other. */
export const demoPlayer = (firstName: string) => {
  const found = demoPlayers.find((one) => one.firstName === firstName);
  if (!found) throw new Error(`The demo has no player ${firstName}`);
  const { email, lastName } = found;
  const signIn: SignIn = { at: "/auth", email, password: demoPassword };
  return { ...signIn, name: `${firstName} ${lastName}` };
};
