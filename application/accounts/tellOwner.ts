import { Effect, Schema } from "effect";
import { CommandId } from "../../domain/shared/values.ts";
import { Administrators } from "../ports/Administrators.ts";
import { type JobKind, Jobs } from "../ports/Jobs.ts";
import { Mailer } from "../ports/Mailer.ts";
import { Players } from "../ports/Players.ts";
import type { ChangeOrigin } from "../ports/ReferenceData.ts";
import type { SessionOwner } from "../ports/Sessions.ts";
import { AccountOwner } from "./accountOwner.ts";

/** The queue stores no e-mail address: the audit knows the former one. */
const Told = Schema.Struct({
  owner: AccountOwner,
  changed: Schema.Literals([
    "email",
    "password",
    "second factor on",
    "second factor off",
    "recovery codes",
  ]),
  commandId: CommandId,
});
type Told = typeof Told.Type;

export const tellOwnerJob: JobKind<Told> = { name: "tell-account-owner", payload: Told };

/**
 * Tells the owner of an account that somebody has changed the password, the e-mail address or the
 * second factor. The change is made already, so it does not fail with the queue.
 */
export const tellOwner = Effect.fn("tellOwner")(function* (
  owner: SessionOwner,
  changed: Told["changed"],
  { commandId }: Pick<ChangeOrigin, "commandId">,
) {
  const { enqueue } = yield* Jobs;
  yield* enqueue(
    tellOwnerJob,
    { owner, changed, commandId },
    { id: `${changed.replaceAll(" ", "-")}-${commandId}` },
  ).pipe(
    Effect.catchTag("JobsUnavailable", () =>
      Effect.logWarning("Nobody was told by mail of a change of an account.", {
        account: owner.id,
      }),
    ),
  );
});

export const mailToOwner = Effect.fn("mailToOwner")(function* (told: Told) {
  const { isOffered, site, send } = yield* Mailer;
  if (!isOffered) return;
  const to = yield* addressOf(told);
  if (to === null) return;
  const what = `The ${nameOf[told.changed]} of your account at ${site.name}`;
  const done = `${what} ${verbOf(told.changed)}`;
  yield* send({
    to,
    subject: done,
    text: [
      `${done}. Whoever was signed in elsewhere is signed out.`,
      "If it was you, there is nothing to do. If it was not you, please tell the organiser.",
      site.address,
    ].join("\n\n"),
  });
});

const nameOf: Readonly<Record<Told["changed"], string>> = {
  email: "e-mail address",
  password: "password",
  "second factor on": "second factor",
  "second factor off": "second factor",
  "recovery codes": "recovery codes",
};

const verbOf = (changed: Told["changed"]) => {
  if (changed === "second factor on") return "was turned on";
  if (changed === "second factor off") return "was removed";
  return changed === "recovery codes" ? "were replaced" : "was changed";
};

/** Null if there is nobody to tell: the address did not change, or the account was erased. */
const addressOf = Effect.fnUntraced(function* ({ owner, changed, commandId }: Told) {
  const players = yield* Players;
  if (owner.kind === "admin") {
    const administrators = yield* Administrators;
    const found = yield* administrators.manyById([owner.id]);
    return found.get(owner.id)?.email ?? null;
  }
  if (changed === "email") return yield* players.formerEmail(owner.id, commandId);
  return (yield* players.manyById([owner.id])).get(owner.id)?.email ?? null;
});
