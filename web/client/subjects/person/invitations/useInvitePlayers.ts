import { useMutation } from "@tanstack/react-query";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { invitePlayers, MOST_INVITED } from "../../../../contract/person/invitations.ts";
import type { AdminViewUser } from "../../../../contract/person/user.ts";
import { call } from "../../../data/call.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { toastError, useToast } from "../../../data/toasts.ts";
import { countText } from "../../../ui/listText.ts";
import type { PrintedInvitation } from "./InvitationSheet.tsx";

export type Invitee = Pick<AdminViewUser, "id" | "firstName" | "lastName" | "email">;

/**
 * Invites those who have never signed in: by mail where the server sends mails, otherwise with codes
 * to print. Pressed again it makes new ones, which end the ones before.
 */
export const useInvitePlayers = (onPrint: (printed: ReadonlyArray<PrintedInvitation>) => void) => {
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (load: () => Promise<ReadonlyArray<Invitee>>) => {
      const invitees = await load();
      const known = new Map(invitees.map((one) => [one.id, one]));
      const answers = await inParts([...known.keys()]);
      return {
        asked: invitees.length,
        invited: answers.filter(({ invited }) => invited).length,
        printed: answers.flatMap(({ userId, code }) => {
          const one = known.get(userId);
          if (!one || code === null) return [];
          return [{ name: `${one.firstName} ${one.lastName}`, email: one.email ?? "", code }];
        }),
      };
    },
    onSuccess: ({ asked, invited, printed }) => {
      toast({ title: invitedText(invited, asked) });
      if (printed.length > 0) onPrint(printed);
    },
    onError: toastError("Not everybody could be invited"),
  });
};

const by = siteConfig.offersMail ? "mail" : "paper";

/** One part after the other, because the server takes no more at once. */
const inParts = async (ids: ReadonlyArray<PlayerId>) => {
  const answers = [];
  for (let from = 0; from < ids.length; from += MOST_INVITED) {
    const [first, ...others] = ids.slice(from, from + MOST_INVITED);
    if (first)
      answers.push(...(await call(invitePlayers, { body: { userIds: [first, ...others], by } })));
  }
  return answers;
};

/** "118 players invited, 4 have signed in before". */
export const invitedText = (invited: number, asked: number): string => {
  const others = asked - invited;
  if (invited === 0) return asked === 1 ? "Has signed in before" : "All have signed in before";
  const done = `${countText(invited, "player")} invited`;
  return others === 0
    ? done
    : `${done}, ${others} ${others === 1 ? "has" : "have"} signed in before`;
};
