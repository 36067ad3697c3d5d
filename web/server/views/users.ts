import { Struct } from "effect";
import type { Administrator } from "../../../application/ports/Administrators.ts";
import type { Player } from "../../../application/ports/Players.ts";
import type { AdminUser, User } from "../../contract/user.ts";

export const userOf = ({ createdAt, ...player }: Player): User => ({
  ...player,
  createdAt: createdAt.toISOString(),
});

export const adminUserOf = (administrator: Administrator): AdminUser => ({
  ...Struct.omit(administrator, ["isArchived"]),
  createdAt: administrator.createdAt.toISOString(),
});
