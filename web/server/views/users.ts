import { Struct } from "effect";
import type { Administrator } from "../../../application/ports/Administrators.ts";
import type { Player } from "../../../application/ports/Players.ts";
import type { OpenSession } from "../../../application/ports/Sessions.ts";
import type { OwnSession } from "../../contract/ownSessions.ts";
import type { AdminUser, AdminViewUser, User } from "../../contract/user.ts";

export const userOf = ({ createdAt, ...player }: Player): User => ({
  ...player,
  createdAt: createdAt.toISOString(),
});

export const adminViewUserOf = (player: Player): AdminViewUser => ({
  ...userOf(player),
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
