import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { orElse } from "../inputs/absent.ts";
import { sentence } from "../inputs/sentence.ts";
import { email, requiredText } from "../inputs/texts.ts";
import { oneAdministrator } from "../params.ts";
import { Done, textOrNull } from "../shared.ts";
import { InvitedBy } from "./invitations.ts";
import { AccountType, AdminUser } from "./user.ts";

export const Colleague = Schema.Struct({
  ...AdminUser.fields,
  /** Whether nobody has signed in so far, so that a new invitation can be made. */
  isInvited: Schema.Boolean,
}).annotate({ identifier: "Colleague" });
export type Colleague = typeof Colleague.Type;

export const listAdministrators = endpoint({
  summary: "All administrators who may sign in, by name",
  method: "GET",
  path: "/api/admin/administrators",
  access: "superAdmin",
  from: ["administrators"],
  success: { status: 200, body: Schema.Array(Colleague) },
});

const firstName = requiredText("First name", 100, "First name is required");
const lastName = requiredText("Last name", 100, "Last name is required");
const by = orElse(InvitedBy.pipe(sentence("Please choose mail or paper")), "paper");

/** The code is shown only once; null by mail. */
const InvitedColleague = Schema.Struct({ id: AdminUser.fields.id, code: textOrNull });

export const inviteAdministrator = endpoint({
  summary: "Opens an account for a colleague, who chooses the password with an invitation",
  method: "POST",
  path: "/api/admin/administrators",
  access: "superAdmin",
  changes: ["administrators"],
  body: Schema.Struct({
    ...{ firstName, lastName, email: email(), by },
    accountType: AccountType.pipe(sentence("Please choose what they may do")),
  }),
  success: { status: 201, body: InvitedColleague },
  refusals: ["AdministratorNotFound", "EmailTaken", "MailNotSetUp", "MailUnavailable"],
});

export const inviteAdministratorAgain = endpoint({
  summary: "Makes a new invitation for a colleague who has never signed in; the one before it ends",
  method: "POST",
  path: "/api/admin/administrators/:administratorId/invitation",
  access: "superAdmin",
  changes: [],
  params: oneAdministrator,
  body: Schema.Struct({ by }),
  success: { status: 200, body: InvitedColleague },
  refusals: ["AdministratorNotFound", "MailNotSetUp", "MailUnavailable"],
});

export const removeAdministrator = endpoint({
  summary: "A colleague signs in no more; what they did keeps their name",
  method: "DELETE",
  path: "/api/admin/administrators/:administratorId",
  access: "superAdmin",
  changes: ["administrators", "sessions"],
  params: oneAdministrator,
  success: { status: 200, body: Done },
  refusals: ["AdministratorNotFound", "LastSuperAdmin", "OwnAccount"],
});

export const changeOwnName = endpoint({
  summary: "Changes the name of the administrator who is signed in",
  method: "PATCH",
  path: "/api/admin/account",
  access: "admin",
  changes: ["administrators"],
  body: Schema.Struct({ firstName, lastName }),
  success: { status: 200, body: AdminUser },
  refusals: ["NotSignedIn"],
});
