import { Effect, Schema } from "effect";
import type { AdministratorId, PlayerId } from "../../domain/shared/values.ts";
import { type JobKind, Jobs } from "../ports/Jobs.ts";
import { Mailer } from "../ports/Mailer.ts";
import { INVITATION_LIFETIME, PasswordResets } from "../ports/PasswordResets.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import { AccountOwner } from "./accountOwner.ts";
import { MailNotSetUp, MailUnavailable } from "./refusals.ts";

const Wish = Schema.Struct({ owner: AccountOwner });

/** The queue stores neither an address nor a code. */
export const sendInvitationJob: JobKind<typeof Wish.Type> = {
  name: "send-invitation",
  payload: Wish,
};

/** Codes to print, each to choose a password with. Left out are those who have one. */
export const inviteOnPaper = (
  kind: "player" | "admin",
  ids: ReadonlyArray<PlayerId | AdministratorId>,
) => PasswordResets.use((resets) => resets.invite(kind, ids));

/** Mails them an invitation, once for each command. Returns who gets one. */
export const inviteByMail = Effect.fn("inviteByMail")(function* (
  owners: ReadonlyArray<typeof AccountOwner.Type>,
  { commandId }: Pick<ChangeOrigin, "commandId">,
) {
  const { isOffered } = yield* Mailer;
  if (!isOffered) return yield* new MailNotSetUp();
  const { mayBeInvited } = yield* PasswordResets;
  const ids = (kind: "player" | "admin") =>
    owners.filter((owner) => owner.kind === kind).map(({ id }) => id);
  const invited = new Set([
    ...(yield* mayBeInvited("player", ids("player"))),
    ...(yield* mayBeInvited("admin", ids("admin"))),
  ]);
  const { enqueue } = yield* Jobs;
  yield* Effect.forEach(
    owners.filter(({ id }) => invited.has(id)),
    (owner) => enqueue(sendInvitationJob, { owner }, { id: `invitation-${commandId}-${owner.id}` }),
    { discard: true },
  ).pipe(Effect.catchTag("JobsUnavailable", () => new MailUnavailable()));
  return invited;
});

/** A retry makes a new code, and the code before it stops working. */
export const sendInvitation = Effect.fn("sendInvitation")(function* ({ owner }: typeof Wish.Type) {
  const { isOffered, site, send } = yield* Mailer;
  if (!isOffered) return;
  const invited = yield* PasswordResets.use(({ invite }) => invite(owner.kind, [owner.id]));
  const invitation = invited.get(owner.id);
  if (!invitation) return;
  yield* send({
    to: invitation.email,
    subject: `Your account at ${site.name}`,
    text: letter(site, invitation.code),
  });
});

// A browser does not send the part after the # to a server, so no log on the way contains the code.
const letter = ({ name, address }: Mailer["Service"]["site"], code: string) =>
  [
    `There is an account for you at ${name}. Choose your password within ${INVITATION_LIFETIME} days:`,
    `${new URL("/welcome", address).href}#${code}`,
    "The link works once. You sign in with the address that this mail was sent to.",
    "If you did not expect this, do nothing.",
  ].join("\n\n");
