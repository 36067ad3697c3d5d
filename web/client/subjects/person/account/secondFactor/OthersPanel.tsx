import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { AdministratorId } from "../../../../../../domain/shared/values.ts";
import {
  listSecondFactors,
  removeSecondFactor,
} from "../../../../../contract/person/secondFactor.ts";
import type { EventAdmin } from "../../../../../contract/person/user.ts";
import { readOf } from "../../../../data/read.ts";
import { toastError } from "../../../../data/toasts.ts";
import { useWrite } from "../../../../data/write.ts";
import { ConfirmDialog } from "../../../../form/ConfirmDialog.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Panel } from "../../../../ui/cards/Panel.tsx";
import { asRow, asText } from "../../../../ui/layout.ts";
import { nameOf } from "../../playerText.ts";
import * as styles from "../Account.css.ts";

// They may have been changed on other devices.
const othersFactorsQuery = { ...readOf(listSecondFactors, {}), staleTime: 0 };

/** For super admins: whom they can help who has lost the phone. */
export const OthersPanel = () => {
  const { data = [] } = useQuery(othersFactorsQuery);
  const [asked, setAsked] = useState<EventAdmin | null>(null);
  const { mutate, isPending } = useRemoveOthers();
  const list = useRef<HTMLUListElement>(null);
  if (data.length === 0) return null;
  const remove = ({ id }: EventAdmin) =>
    mutate(id, {
      // The pressed button disappears with its row.
      onSuccess: () => list.current?.focus(),
      onSettled: () => setAsked(null),
    });
  return (
    <Panel title="Second factors of others">
      <p className={asText({ tone: "textDim" })}>
        Who has lost the phone and the recovery codes cannot sign in before you remove this.
      </p>
      <ul
        ref={list}
        className={styles.sessions}
        tabIndex={-1}
        aria-label="Second factors of others"
      >
        {data.map((administrator) => (
          <li
            key={administrator.id}
            className={asRow({
              gap: 2,
              justify: "between",
              wrap: true,
              pad: 3,
              ground: "raised",
              radius: "slot",
            })}
          >
            <div className={styles.facts}>
              <p className={asText({ weight: "strong", breaks: true })}>{nameOf(administrator)}</p>
              <p className={asText({ tone: "textDim", size: "sm" })}>{administrator.email}</p>
            </div>
            <Button
              variant="line"
              size="small"
              aria-label={`Remove the second factor of ${nameOf(administrator)}`}
              onClick={() => setAsked(administrator)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => remove(asked)}
          title="Remove the second factor?"
          confirmText="Remove"
          pendingText="Removing..."
          isPending={isPending}
        >
          <p>
            The password alone will sign {nameOf(asked)} in, and all their sessions end. Please be
            sure who asks you for this.
          </p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
};

const useRemoveOthers = () =>
  useWrite(
    removeSecondFactor,
    (administratorId: AdministratorId) => ({ params: { administratorId } }),
    {
      done: "Second factor removed",
      onFailed: toastError("The second factor could not be removed"),
    },
  );
