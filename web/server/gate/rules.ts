import { type Access, NOT_THEIR_ACCOUNT } from "../../contract/access.ts";

/** The requirement of an access besides the right session. */
type Requirement =
  | "none"
  | "place"
  | "playing"
  | "inField"
  | "management"
  | "superAdmin"
  | "managedPlayer"
  | "managedAccount"
  | "card"
  | "sideGame"
  | "marker";

export interface Rule {
  /** The session that counts. "either" prefers the administrator's session. */
  readonly session: "any" | "player" | "admin" | "either";
  readonly requires: Requirement;
  /** The refusal for callers without the session. */
  readonly unauthenticated: string;
  /**
   * The refusal for callers who have a session but are not allowed. Null refuses them as if they
   * had no session.
   */
  readonly forbidden: string | null;
}

const player = { session: "player", unauthenticated: "Not authenticated" } as const;
const either = { session: "either", unauthenticated: "Not authenticated" } as const;
const admin = { session: "admin", unauthenticated: "Admin authentication required" } as const;

const notRegistered = "You must be registered for this event";
const notAssigned = "You can only manage events you are assigned to.";

/** The requirements and refusals of each access of the contract. */
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
  accountManager: { ...admin, requires: "managedAccount", forbidden: NOT_THEIR_ACCOUNT },
  cardManager: { ...admin, requires: "management", forbidden: notAssigned },
};
