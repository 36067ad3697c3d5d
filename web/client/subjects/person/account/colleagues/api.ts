import { useQueryClient } from "@tanstack/react-query";
import type { Body } from "../../../../../contract/endpoint.ts";
import {
  type Colleague,
  changeOwnName,
  inviteAdministrator,
  inviteAdministratorAgain,
  listAdministrators,
  removeAdministrator,
} from "../../../../../contract/person/administrators.ts";
import { toastError } from "../../../../data/errorToast.ts";
import { readOf } from "../../../../data/read.ts";
import { siteConfig } from "../../../../data/siteConfig.ts";
import { useWrite } from "../../../../data/write.ts";
import { beSignedIn } from "../../adminSession/api.ts";

// Whoever was invited may have signed in meanwhile.
export const colleaguesQuery = { ...readOf(listAdministrators, {}), staleTime: 0 };

/** By mail where the server sends mails, otherwise with a code to print. */
const by = siteConfig.offersMail ? "mail" : "paper";

const invited = siteConfig.offersMail ? "Invitation sent" : null;

export type NewColleague = Omit<Body<typeof inviteAdministrator>, "by">;

export const useInvite = () =>
  useWrite(inviteAdministrator, (body: NewColleague) => ({ body: { ...body, by } }), {
    done: invited,
    onFailed: () => undefined,
  });

export const useInviteAgain = () =>
  useWrite(
    inviteAdministratorAgain,
    ({ id }: Colleague) => ({ params: { administratorId: id }, body: { by } }),
    { done: invited, onFailed: toastError("The invitation could not be made") },
  );

export const useRemoveColleague = () =>
  useWrite(removeAdministrator, ({ id }: Colleague) => ({ params: { administratorId: id } }), {
    done: "Administrator removed",
    onFailed: toastError("The account could not be removed"),
  });

export const useChangeOwnName = () => {
  const queries = useQueryClient();
  return useWrite(changeOwnName, (body: Body<typeof changeOwnName>) => ({ body }), {
    done: "Name changed",
    onDone: (admin) => beSignedIn(queries, admin),
    onFailed: toastError("Your name could not be changed"),
  });
};
