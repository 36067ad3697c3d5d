import { BadgeDollarSign, Ban, Check, LogOut, Trash2, Undo2, X } from "lucide-react";
import type { EventStatus } from "../../../../contract/event.ts";
import type { AdminParticipant, ParticipantAction } from "../../../../contract/participants.ts";
import { Badges, Tag } from "../../../components/badges/Badge.tsx";
import { ParticipantBadge } from "../../../components/badges/StatusBadge.tsx";
import { Button } from "../../../components/buttons/Button.tsx";
import { ActionMenu } from "../../../components/overlays/ActionMenu.tsx";
import { shortDate } from "../../../lib/dates/dateText.ts";
import { onSite } from "../../../lib/dates/moment.ts";
import { playerMarks } from "../playerMarks.ts";
import { actionsFor, actionTexts, warnings } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import { paymentTexts } from "./paymentTexts.ts";

interface Props {
  readonly participant: AdminParticipant;
  readonly eventStatus: EventStatus;
  /** What is being done with them right now. */
  readonly pending: ParticipantAction | null;
  readonly onAction: (action: ParticipantAction) => void;
}

const signs: Readonly<Record<ParticipantAction, typeof Check>> = {
  accept: Check,
  decline: X,
  remove: Trash2,
  markPaid: BadgeDollarSign,
  refund: Undo2,
  withdraw: LogOut,
  disqualify: Ban,
};

export const ParticipantRow = ({ participant, eventStatus, pending, onAction }: Props) => {
  const name = `${participant.firstName} ${participant.lastName}`;
  const offered = actionsFor(participant, eventStatus);
  const isWaiting = participant.status === "pending";
  return (
    <article className={styles.row} aria-label={name}>
      <ParticipantWords participant={participant} />
      <div className={styles.tools}>
        {isWaiting ? (
          <Button
            variant="line"
            size="small"
            icon={<Check size={20} aria-hidden="true" />}
            isPending={pending === "accept"}
            aria-label={`Accept: ${name}`}
            onClick={() => onAction("accept")}
          >
            Accept
          </Button>
        ) : null}
        <ActionMenu
          about={name}
          actions={offered.map((action) => {
            const Sign = signs[action];
            return {
              label: actionTexts[action].label,
              icon: <Sign size={20} aria-hidden="true" />,
              isDangerous: warnings[action] !== undefined,
              onSelect: () => onAction(action),
            };
          })}
        />
      </div>
    </article>
  );
};

const ParticipantWords = ({ participant }: Pick<Props, "participant">) => {
  const { firstName, lastName, handicap, email, registrationDate, waitlistPlace } = participant;
  const mark = playerMarks[participant.playerStatus];
  const registeredOn = shortDate(onSite(new Date(registrationDate)));
  return (
    <div className={styles.words}>
      <p className={styles.name}>{`${firstName} ${lastName}`}</p>
      <p className={styles.facts}>{`${email} · HCP ${handicap ?? "N/A"} · ${registeredOn}`}</p>
      <Badges>
        <ParticipantBadge status={participant.status} />
        {waitlistPlace === null ? null : <Tag>{`Number ${waitlistPlace} in line`}</Tag>}
        {mark ? <Tag>{mark}</Tag> : null}
        <Tag>{paymentTexts[participant.paymentStatus]}</Tag>
      </Badges>
    </div>
  );
};
