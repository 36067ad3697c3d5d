import { Schema } from "effect";
import { PlayerId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { textOrNull } from "../shared.ts";

export const MOST_INVITED = 500;

/** How an invitation comes to its owner: by mail, or as a code to print. */
export const InvitedBy = Schema.Literals(["mail", "paper"]);
export type InvitedBy = typeof InvitedBy.Type;

/** One of several invitations. */
export const Invitation = Schema.Struct({
  userId: PlayerId,
  /** False for those who have signed in or chosen a password, and for archived accounts. */
  invited: Schema.Boolean,
  /** To print; null by mail and for who is not invited. It is shown only once. */
  code: textOrNull,
});
export type Invitation = typeof Invitation.Type;

export const invitePlayers = endpoint({
  summary:
    "Lets the owners of new accounts choose their passwords, each with a code that works once",
  method: "POST",
  path: "/api/admin/invitations",
  access: "superAdmin",
  changes: [],
  body: Schema.Struct({
    userIds: Schema.NonEmptyArray(PlayerId)
      .check(Schema.isMaxLength(MOST_INVITED, says(`At most ${MOST_INVITED} players at once`)))
      .pipe(sentence("Please select at least one player")),
    by: InvitedBy.pipe(sentence("Please choose mail or paper")),
  }),
  success: { status: 200, body: Schema.Array(Invitation) },
  refusals: ["MailNotSetUp", "MailUnavailable"],
});
