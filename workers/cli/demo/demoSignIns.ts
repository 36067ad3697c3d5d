import { demoEvents } from "./demoEvents.ts";
import { demoAdministrators, demoPassword, demoPlayers } from "./demoPlayers.ts";

interface DemoSignIn {
  readonly who: string;
  /** The address of the sign-in page. */
  readonly page: "/auth" | "/admin";
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

const [player, partner] = demoPlayers;
const { superAdmin, eventAdmin } = demoAdministrators;
const as = (page: DemoSignIn["page"], email = "") => ({ page, email, password: demoPassword });

/** The accounts for trying the product; printed at the start. */
export const demoSignIns: ReadonlyArray<DemoSignIn> = [
  {
    who: "Player",
    ...as("/auth", player?.email),
    note: `plays in ${demoEvents.active.name}, on the course right now`,
  },
  {
    who: "Playing partner",
    ...as("/auth", partner?.email),
    note: "is in the same event, with a card that waits for a signature",
  },
  { who: "Super admin", ...as("/admin", superAdmin.email), note: "may do everything" },
  { who: "Event admin", ...as("/admin", eventAdmin.email), note: "runs the events of the demo" },
];
