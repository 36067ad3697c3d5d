import { Mail } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { Query } from "../../../../contract/endpoint.ts";
import { listUsers } from "../../../../contract/person/users.ts";
import { callForPart } from "../../../data/call.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { wholeList } from "../../../data/wholeList.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { numberText } from "../../../ui/listText.ts";
import type { InvitationSheet } from "./InvitationSheet.tsx";
import { type Invitee, useInvitePlayers } from "./useInvitePlayers.ts";

interface Props {
  /** Those who are selected; with none of them, everybody whom the list shows. */
  readonly chosen: ReadonlyArray<Invitee>;
  readonly found: Pick<Query<typeof listUsers>, "q" | "status">;
  readonly total: number;
  /** While the list still shows what was asked for before. */
  readonly isChanging: boolean;
  readonly onPrint: (printed: ComponentProps<typeof InvitationSheet>["invitations"]) => void;
}

/** Invites many players at once, after a question. */
export const InviteMany = ({ chosen, found, total, isChanging, onPrint }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useInvitePlayers(onPrint);
  const load = async () =>
    chosen.length > 0
      ? chosen
      : wholeList((offset) => callForPart(listUsers, { query: { ...found, offset } }));
  const whom =
    chosen.length > 0 ? `${numberText(chosen.length)} Selected` : `All ${numberText(total)}`;
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<Mail size={20} aria-hidden="true" />}
        isPending={isChanging}
        onClick={() => setAsking(true)}
      >
        {`Invite ${whom}`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(load, { onSettled: () => setAsking(false) })}
        title={`Invite ${whom}?`}
        confirmText="Invite"
        pendingText="Inviting..."
        isPending={isPending}
        isDangerous={false}
      >
        <p>
          {siteConfig.offersMail
            ? "Each gets a mail with a link to choose a password."
            : "Each gets a code to choose a password with, on a sheet to print."}{" "}
          Who has signed in before is left out, and an earlier invitation ends.
        </p>
      </ConfirmDialog>
    </>
  );
};
