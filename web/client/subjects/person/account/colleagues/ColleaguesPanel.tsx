import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import type { Colleague } from "../../../../../contract/person/administrators.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Panel } from "../../../../ui/cards/Panel.tsx";
import { asRow, asText } from "../../../../ui/layout.ts";
import { FailedRead } from "../../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../../ui/states/Skeleton.tsx";
import type { PrintedInvitation } from "../../invitations/InvitationSheet.tsx";
import * as styles from "../Account.css.ts";
import { colleaguesQuery, useInviteAgain, useRemoveColleague } from "./api.ts";
import { InviteDialog } from "./InviteDialog.tsx";

interface Props {
  /** The administrator who looks. */
  readonly ownId: string;
  readonly onPrint: (printed: PrintedInvitation) => void;
}

/** For super admins: who else runs this installation. */
export const ColleaguesPanel = ({ ownId, onPrint }: Props) => {
  const read = useQuery(colleaguesQuery);
  const { data, error } = read;
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Colleague | null>(null);
  const again = useInviteAgain();
  const remove = useRemoveColleague();
  const list = useRef<HTMLUListElement>(null);
  const print = (code: string | null, colleague: Colleague) =>
    code === null
      ? undefined
      : onPrint({ name: fullName(colleague), email: colleague.email, code });
  return (
    <Panel
      title="Administrators"
      action={
        <Button
          variant="line"
          size="small"
          icon={<UserPlus size={20} aria-hidden="true" />}
          onClick={() => setInviting(true)}
        >
          Invite
        </Button>
      }
    >
      {data ? (
        <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label="Administrators">
          {data.map((colleague) => (
            <li
              key={colleague.id}
              className={asRow({
                ...{ gap: 2, justify: "between", wrap: true },
                ...{ pad: 3, ground: "raised", radius: "slot" },
              })}
            >
              <div className={styles.facts}>
                <p className={asText({ weight: "strong", breaks: true })}>{fullName(colleague)}</p>
                <p className={asText({ tone: "textDim", size: "sm", breaks: true })}>
                  {`${colleague.email} · ${rightsOf(colleague)}${colleague.isInvited ? " · invited" : ""}`}
                </p>
              </div>
              {colleague.isInvited ? (
                <Button
                  variant="quiet"
                  size="small"
                  isPending={again.isPending && again.variables.id === colleague.id}
                  aria-label={`Invite Again: ${fullName(colleague)}`}
                  onClick={() =>
                    again.mutate(colleague, { onSuccess: ({ code }) => print(code, colleague) })
                  }
                >
                  Invite Again
                </Button>
              ) : null}
              {colleague.id === ownId ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove: ${fullName(colleague)}`}
                  onClick={() => setAsked(colleague)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <FailedRead title="The administrators could not be loaded" of={read} />
      ) : (
        <SkeletonSlats label="Loading administrators..." count={2} />
      )}
      {isInviting ? (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(printed) => {
            setInviting(false);
            if (printed) onPrint(printed);
          }}
        />
      ) : null}
      {asked ? (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() =>
            remove.mutate(asked, {
              onSuccess: () => list.current?.focus(),
              onSettled: () => setAsked(null),
            })
          }
          title={`Remove ${fullName(asked)}?`}
          confirmText="Remove"
          pendingText="Removing..."
          isPending={remove.isPending}
        >
          <p>They can sign in no more, and their sessions end. What they did keeps their name.</p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
};

const fullName = ({ firstName, lastName }: Colleague) => `${firstName} ${lastName}`;

const rightsOf = ({ accountType }: Colleague) =>
  accountType === "super_admin" ? "everything" : "the events they are given";
