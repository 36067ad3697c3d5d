import { Schema, Struct } from "effect";
import { RegistrationId, TournamentId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { EventStatus } from "../event/event.ts";
import { WhenFull } from "../field/entering.ts";
import { Registration, RegistrationStatus } from "../field/registration.ts";
import { orElse } from "../inputs/absent.ts";
import { HandicapInput } from "../inputs/handicap.ts";
import { memberDetails } from "../inputs/memberDetails.ts";
import { partOfList, searchQuery } from "../inputs/partOfList.ts";
import { sentence } from "../inputs/sentence.ts";
import { OptionalShirtSizeInput, ShirtSizeInput } from "../inputs/shirtSize.ts";
import { email, newPassword, requiredText, textOrEmpty } from "../inputs/texts.ts";
import { listFileQuery } from "../listFile.ts";
import { oneUser, oneUserInEvent } from "../params.ts";
import { Done, numberOrNull, UtcTime } from "../shared.ts";
import { AdminViewUser } from "./user.ts";

export const UserStatus = Schema.Literals(["active", "archived"]);
export type UserStatus = typeof UserStatus.Type;

const searchedUsers = {
  ...searchQuery(AdminViewUser),
  /** By default all of them. */
  status: Schema.optionalKey(UserStatus.pipe(sentence("Invalid status"))),
};

export const listUsers = endpoint({
  summary: "The players' accounts, by name",
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  from: ["players", "tournaments", "registrations"],
  query: Schema.Struct({ ...partOfList, ...searchedUsers }),
  success: { status: 200, isPart: true, body: Schema.Array(AdminViewUser) },
});

export const exportUsers = endpoint({
  summary:
    "The players' accounts as a file for spreadsheets, those that a search and a status leave",
  method: "GET",
  path: "/api/admin/users.csv",
  access: "admin",
  from: ["players", "tournaments", "registrations"],
  query: Schema.Struct({ ...searchedUsers, ...listFileQuery }),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
});

export const UserWithRights = Schema.Struct({
  ...AdminViewUser.fields,
  /** Whether the caller may change names, telephone number, handicap and shirt size. */
  mayChangeProfile: Schema.Boolean,
  /** Whether the caller may change the e-mail address and the password. */
  mayChangeAccount: Schema.Boolean,
});
export type UserWithRights = typeof UserWithRights.Type;

export const getUserForAdmin = endpoint({
  summary: "One player's account, archived ones too",
  method: "GET",
  path: "/api/admin/users/:userId",
  access: "admin",
  from: ["players", "tournaments", "registrations"],
  params: oneUser,
  success: { status: 200, body: UserWithRights },
  refusals: ["PlayerNotFound"],
});

export const UserRegistration = Schema.Struct({
  eventId: TournamentId,
  status: RegistrationStatus,
  registrationId: RegistrationId,
  registrationDate: UtcTime,
  eventName: Schema.String,
  eventStatus: EventStatus,
  /** The handicap index that counts in this event; null is none. */
  handicap: numberOrNull,
  /** Whether the caller may correct it there. */
  mayManage: Schema.Boolean,
});
export type UserRegistration = typeof UserRegistration.Type;

export const listUserEvents = endpoint({
  summary: "In which events a player is or was registered",
  method: "GET",
  path: "/api/admin/users/:userId/events",
  access: "admin",
  from: ["registrations", "tournaments", "scorecards", "players"],
  params: oneUser,
  success: { status: 200, body: Schema.Array(UserRegistration) },
  refusals: ["PlayerNotFound"],
});

const profile = {
  firstName: requiredText("First name", 100),
  lastName: requiredText("Last name", 100),
  email: email("Valid email is required"),
  phone: requiredText("Phone", 30),
};

export const NewUser = Schema.Struct({
  ...profile,
  ...Struct.map(memberDetails, Schema.optionalKey),
  password: newPassword,
  handicap: orElse(HandicapInput, null),
  shirtSize: ShirtSizeInput,
});
export type NewUser = typeof NewUser.Type;

export const createUser = endpoint({
  summary: "Opens an account for a player",
  method: "POST",
  path: "/api/admin/users",
  access: "superAdmin",
  changes: ["players"],
  body: NewUser,
  success: { status: 201, body: AdminViewUser },
  refusals: ["EmailTaken", "PasswordTooCommon"],
});

export const UserChanges = Schema.Struct({
  ...profile,
  ...memberDetails,
  /** A member who was taken from a file may have none. */
  phone: textOrEmpty("Phone", 30),
  handicap: HandicapInput,
  shirtSize: OptionalShirtSizeInput,
}).mapFields(Struct.map(Schema.optionalKey));
export type UserChanges = typeof UserChanges.Type;

export const changeUserForAdmin = endpoint({
  summary: "Changes a player's profile; the e-mail address only with the rights of its account",
  method: "PATCH",
  path: "/api/admin/users/:userId",
  access: "playerManager",
  changes: ["players", "sessions"],
  params: oneUser,
  body: UserChanges,
  success: { status: 200, body: AdminViewUser },
  refusals: ["PlayerNotFound", "EmailTaken", "NotTheirAccount"],
});

export const resetUserPassword = endpoint({
  summary: "Gives a player another password and ends their sessions",
  method: "POST",
  path: "/api/admin/users/:userId/reset-password",
  access: "accountManager",
  changes: ["sessions"],
  params: oneUser,
  body: Schema.Struct({ newPassword }),
  success: { status: 200, body: Done },
  refusals: ["PlayerNotFound", "PasswordTooCommon"],
});

export const registerUser = endpoint({
  summary: "Enters a player in an event, also after the deadline",
  method: "POST",
  path: "/api/admin/users/:userId/events/:eventId/register",
  access: "eventAdmin",
  params: oneUserInEvent,
  query: Schema.Struct({ whenFull: Schema.optionalKey(WhenFull) }),
  success: { status: 201, body: Registration },
  refusals: [
    "PlayerNotFound",
    "PlayerArchived",
    "AlreadyRegistered",
    "EventFull",
    "FeeNotOffered",
    "NotInField",
  ],
});

export const removeUserFromEvent = endpoint({
  summary: "Takes a player out of an event",
  method: "DELETE",
  path: "/api/admin/users/:userId/events/:eventId/remove",
  access: "eventAdmin",
  params: oneUserInEvent,
  success: { status: 200, body: Done },
  refusals: ["RegistrationNotFound"],
});

export const archiveUser = endpoint({
  summary: "Archives a player: no sign-in any more, results stay",
  method: "DELETE",
  path: "/api/admin/users/:userId",
  access: "superAdmin",
  changes: ["players", "sessions", "registrations", "tournaments"],
  params: oneUser,
  success: { status: 200, body: Done },
  refusals: ["PlayerNotFound"],
});

export const restoreUser = endpoint({
  summary: "Takes the archiving of a player back",
  method: "POST",
  path: "/api/admin/users/:userId/restore",
  access: "superAdmin",
  changes: ["players"],
  params: oneUser,
  success: { status: 200, body: AdminViewUser },
  refusals: ["PlayerNotFound"],
});
