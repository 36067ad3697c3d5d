import { Schema } from "effect";
import { AdministratorId, PlayerId, TournamentId } from "../../../domain/shared/values.ts";
import { Gender } from "../inputs/gender.ts";
import { ShirtSize } from "../inputs/shirtSize.ts";
import { numberOrNull, textOrNull, UtcTime } from "../shared.ts";

export const User = Schema.Struct({
  id: PlayerId,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  /** Null stands for no preference. */
  shirtSize: Schema.NullOr(ShirtSize),
  handicap: numberOrNull,
  /** For tees and competitions; null if it was left out. */
  gender: Schema.NullOr(Gender),
  birthYear: numberOrNull,
  memberNumber: textOrNull,
  homeClub: textOrNull,
  profileImage: textOrNull,
  isArchived: Schema.Boolean,
  createdAt: UtcTime,
}).annotate({ identifier: "User" });
export type User = typeof User.Type;

/**
 * A player's account as administrators see it. For event admins, e-mail address, phone, year of
 * birth and member number are null unless the player is in the field of one of their events.
 */
export const AdminViewUser = Schema.Struct({
  ...User.fields,
  email: textOrNull,
  phone: textOrNull,
  status: Schema.Literals(["active", "archived"]),
  accountType: Schema.Literal("player"),
}).annotate({ identifier: "AdminViewUser" });
export type AdminViewUser = typeof AdminViewUser.Type;

export const AccountType = Schema.Literals(["super_admin", "event_admin"]);
export type AccountType = typeof AccountType.Type;

export const AdminUser = Schema.Struct({
  id: AdministratorId,
  accountType: AccountType,
  /** The event of an event admin. */
  event: Schema.NullOr(TournamentId),
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  mobileNumber: textOrNull,
  createdAt: UtcTime,
}).annotate({ identifier: "AdminUser" });
export type AdminUser = typeof AdminUser.Type;

export const EventAdmin = Schema.Struct({
  id: AdministratorId,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
}).annotate({ identifier: "EventAdmin" });
export type EventAdmin = typeof EventAdmin.Type;
