import { Effect, Struct } from "effect";
import type { Administrator } from "../../../../application/ports/Administrators.ts";
import type { Player } from "../../../../application/ports/Players.ts";
import type { OpenSession } from "../../../../application/ports/Sessions.ts";
import type { OwnSession } from "../../../contract/person/ownSessions.ts";
import type { AdminUser, AdminViewUser, User } from "../../../contract/person/user.ts";
import type { AdminCaller } from "../../gate/callers.ts";
import { contactsOpenTo } from "../../gate/contacts.ts";

export const userOf = ({ createdAt, ...player }: Player): User => ({
  ...player,
  createdAt: createdAt.toISOString(),
});

/** As one administrator sees the accounts of players. */
export const adminViewFor = (admin: AdminCaller) =>
  Effect.map(
    contactsOpenTo(admin),
    (readsContact) => (player: Player) => adminViewUserOf(player, readsContact(player.id)),
  );

export const adminViewUserFor = (admin: AdminCaller, player: Player) =>
  Effect.map(adminViewFor(admin), (viewOf) => viewOf(player));

const adminViewUserOf = (player: Player, withContact: boolean): AdminViewUser => ({
  ...userOf(player),
  ...(withContact ? {} : { email: null, phone: null, birthYear: null, memberNumber: null }),
  status: player.isArchived ? "archived" : "active",
  accountType: "player",
});

export const adminUserOf = (administrator: Administrator): AdminUser => ({
  ...Struct.omit(administrator, ["isArchived"]),
  createdAt: administrator.createdAt.toISOString(),
});

export const ownSessionOf = ({ startedAt, lastSeenAt, ...session }: OpenSession): OwnSession => ({
  ...session,
  startedAt: startedAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});
