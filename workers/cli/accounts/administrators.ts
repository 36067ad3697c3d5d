import { Console, Effect } from "effect";
import { archiveAdministrator } from "../../../application/accounts/archiveAdministrator.ts";
import { resetAdministratorPassword } from "../../../application/accounts/resetAdministratorPassword.ts";
import { type Administrator, Administrators } from "../../../application/ports/Administrators.ts";
import { asOperator } from "../asOperator.ts";
import { askToConfirm } from "../terminal/askToConfirm.ts";
import { countText } from "../terminal/countText.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { findAdministrator } from "./findAdministrator.ts";
import { newPassword, type PasswordOptions } from "./newPassword.ts";

interface Json {
  readonly json: boolean;
}

export const listAdministrators = Effect.fn("golf admin list")(function* ({
  all,
  json,
}: Json & { readonly all: boolean }) {
  const found = yield* Administrators.use(({ list }) => list(all ? "all" : "active"));
  if (json) return yield* Console.log(JSON.stringify(found.map(shown)));
  for (const administrator of found) yield* Console.log(lineOf(administrator));
  yield* Console.log(`${countText(found.length, "administrator")}.`);
});

const shown = ({ id, firstName, lastName, email, ...rest }: Administrator) => {
  const { accountType, event, mobileNumber, isArchived, createdAt } = rest;
  return {
    ...{ id, firstName, lastName, email, accountType, event, mobileNumber },
    ...{ isRemoved: isArchived, createdAt: createdAt.toISOString() },
  };
};

const lineOf = ({ id, firstName, lastName, email, accountType, ...rest }: Administrator) =>
  [
    ...[id, `${firstName} ${lastName}`, email, accountType],
    ...(rest.event === null ? [] : [`event ${rest.event}`]),
    ...[`since ${rest.createdAt.toISOString()}`],
    ...(rest.isArchived ? ["removed"] : []),
  ].join("\t");

export const resetAdministrator = Effect.fn("golf admin reset-password")(function* (
  text: string,
  options: Json & PasswordOptions,
  person: Terminal,
) {
  const administrator = yield* findAdministrator(text);
  const chosen = yield* newPassword(options, person);
  yield* resetAdministratorPassword(administrator.id, chosen, asOperator());
  const still = administrator.isArchived ? " The account is removed: nobody signs in to it." : "";
  const sentence = `${nameOf(administrator)} has a new password, and is signed out.${still}`;
  yield* report(administrator, options.json, sentence);
});

interface Removal extends Json {
  readonly yes: boolean;
  readonly evenLast: boolean;
}

/** Without a super admin the product could not be managed, so even a script has to confirm this. */
export const removeAdministrator = Effect.fn("golf admin remove")(function* (
  text: string,
  { yes, evenLast, json }: Removal,
  person: Terminal,
) {
  const found = yield* findAdministrator(text);
  const active = yield* Administrators.use(({ list }) => list("active"));
  const supers = active.filter(({ accountType }) => accountType === "super_admin");
  if (!found.isArchived) {
    yield* supers.length === 1 && supers[0]?.id === found.id
      ? askToConfirm(
          `${nameOf(found)} is the last super admin. Remove this account all the same?`,
          {
            ...{ yes: evenLast, person, option: "--even-last: it is the last super admin" },
          },
        )
      : askToConfirm(`Remove ${nameOf(found)}?`, { yes, person });
  }
  const removed = yield* archiveAdministrator(found.id, asOperator());
  yield* report(removed, json, `Removed ${nameOf(removed)}, who can sign in no more.`);
});

export const restoreAdministrator = Effect.fn("golf admin restore")(function* (
  text: string,
  { json }: Json,
) {
  const { id } = yield* findAdministrator(text);
  const restored = yield* Administrators.use(({ restore }) => restore(id, asOperator()));
  yield* report(restored, json, `Restored ${nameOf(restored)}, who signs in as before.`);
});

const nameOf = ({ firstName, lastName, email }: Administrator) =>
  `${firstName} ${lastName} (${email})`;

const report = (administrator: Administrator, json: boolean, sentence: string) =>
  Console.log(json ? JSON.stringify(shown(administrator)) : sentence);
