import type { Access } from "../../contract/access.ts";

/** What a caller needs beyond the right session. */
type Requirement =
  | "none"
  | "place"
  | "playing"
  | "inField"
  | "management"
  | "superAdmin"
  | "managedPlayer"
  | "card"
  | "sideGame"
  | "marker";

export interface Rule {
  /** Whose session counts. "either" takes the administrator's first. */
  readonly session: "any" | "player" | "admin" | "either";
  readonly requires: Requirement;
  /** For those without the session. */
  readonly unauthenticated: string;
  /** For those with a session that may not. Null: they are told that they are not signed in. */
  readonly forbidden: string | null;
}

const player = { session: "player", unauthenticated: "Not authenticated" } as const;
const either = { session: "either", unauthenticated: "Not authenticated" } as const;
const admin = { session: "admin", unauthenticated: "Admin authentication required" } as const;

const notRegistered = "You must be registered for this event";
const notAssigned = "You can only manage events you are assigned to.";

/** What each access of the contract asks, and how it refuses. */
export const rules: { readonly [A in Access]: Rule } = {
  anyone: { ...either, session: "any", requires: "none", forbidden: null },
  player: { ...player, requires: "none", forbidden: null },
  registered: { ...player, requires: "place", forbidden: notRegistered },
  inField: { ...player, requires: "inField", forbidden: notRegistered },
  registeredOrAdmin: { ...either, requires: "place", forbidden: notRegistered },
  playerOrAdmin: { ...either, requires: "none", forbidden: null },
  adminSession: { ...admin, requires: "none", forbidden: null },
  admin: { ...admin, requires: "none", forbidden: notAssigned },
  eventAdmin: { ...admin, requires: "management", forbidden: notAssigned },
  superAdmin: { ...admin, requires: "superAdmin", forbidden: "Super admin access required" },
  cardReader: {
    ...either,
    requires: "card",
    forbidden: "You do not have access to this scorecard",
  },
  cardSettler: {
    ...either,
    requires: "marker",
    forbidden: "Only the player's marker or an administrator can settle this hole",
  },
  groupManager: { ...admin, requires: "management", forbidden: notAssigned },
  sideGameReader: { ...either, requires: "place", forbidden: notRegistered },
  sideGamePlayer: { ...player, requires: "playing", forbidden: notRegistered },
  sideGameRecorder: { ...either, requires: "sideGame", forbidden: notRegistered },
  sideGameManager: { ...admin, requires: "management", forbidden: notAssigned },
  playerManager: { ...admin, requires: "managedPlayer", forbidden: notAssigned },
  cardManager: { ...admin, requires: "management", forbidden: notAssigned },
};
