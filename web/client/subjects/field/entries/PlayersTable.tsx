import {
  Ban,
  Banknote,
  Check,
  Flag,
  LogOut,
  Mail,
  Receipt,
  Scale,
  Tags,
  Trash2,
  Undo2,
  UserPen,
  X,
} from "lucide-react";
import type { EventStatus } from "../../../../contract/event/event.ts";
import type { ParticipantAction } from "../../../../contract/field/field.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { ParticipantBadge } from "../../../ui/badges/Signs.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/wallClock.ts";
import { asRow, asText } from "../../../ui/layout.ts";
import { ActionMenu } from "../../../ui/overlays/ActionMenu.tsx";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { type Column, Table } from "../../../ui/tables/Table.tsx";
import { indexText, nameOf } from "../../person/playerText.ts";
import { playerMarks } from "../playerMarks.ts";
import { actionsFor, actionTexts, inOrder, isDangerous } from "./actions.ts";
import * as styles from "./Participants.css.ts";
import { paymentLines } from "./paymentTexts.ts";

interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (participant: AdminParticipant, isSelected: boolean) => void;
}

interface Props extends Selection {
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly eventStatus: EventStatus;
  /** The event has several fees to choose from. */
  readonly hasFees: boolean;
  /** The names of the tees of the course, by id. */
  readonly teeNames: ReadonlyMap<string, string>;
  /** Those who may not manage the event only read. */
  readonly mayManage: boolean;
  readonly onAction: (participant: AdminParticipant, action: ParticipantAction) => void;
  readonly onOpenUser: (participant: AdminParticipant) => void;
  readonly onReceipt: (participant: AdminParticipant) => void;
  readonly onMessage: (participants: ReadonlyArray<AdminParticipant>) => void;
}

const signs: Readonly<Record<ParticipantAction, typeof Check>> = {
  accept: Check,
  decline: X,
  remove: Trash2,
  markPaid: Banknote,
  fee: Tags,
  refund: Undo2,
  withdraw: LogOut,
  disqualify: Ban,
  tee: Flag,
  correct: Scale,
};

/** A page of players with the actions for each. */
export const PlayersTable = (props: Props) => {
  const { participants, mayManage, teeNames, selected, onSelect } = props;
  const tools: Column<AdminParticipant> = {
    header: "Actions",
    isTools: true,
    width: "tools",
    cell: (participant) => <PlayerMenu {...props} participant={participant} />,
  };
  const select = mayManage ? { selected, onSelect } : null;
  const columns = playerColumns(teeNames, select);
  return (
    <Table
      caption="Participants"
      columns={mayManage ? [...columns, tools] : columns}
      rows={participants}
      keyOf={({ id }) => id}
      headStays={mayManage ? "belowBar" : "atTop"}
    />
  );
};

interface MenuProps
  extends Pick<
    Props,
    "eventStatus" | "hasFees" | "onAction" | "onOpenUser" | "onReceipt" | "onMessage"
  > {
  readonly participant: AdminParticipant;
}

/** Every action keeps its place in the menu; those not possible now are disabled. */
const PlayerMenu = ({ participant, eventStatus, hasFees, ...on }: MenuProps) => {
  const { onAction, onOpenUser, onReceipt, onMessage } = on;
  const offered = actionsFor(participant, eventStatus);
  const edit = {
    label: "Edit User",
    icon: <UserPen size={20} aria-hidden="true" />,
    onSelect: () => onOpenUser(participant),
  };
  const message = {
    label: "Message",
    icon: <Mail size={20} aria-hidden="true" />,
    onSelect: () => onMessage([participant]),
  };
  const receipt = {
    label: "Print Receipt",
    icon: <Receipt size={20} aria-hidden="true" />,
    isDisabled: participant.paymentStatus !== "paid" || participant.fee.receipt === null,
    onSelect: () => onReceipt(participant),
  };
  return (
    <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
      <ActionMenu
        about={nameOf(participant)}
        actions={[
          edit,
          message,
          receipt,
          ...inOrder
            .filter((action) => action !== "fee" || hasFees)
            .map((action) => {
              const Sign = signs[action];
              return {
                label: actionTexts[action].label,
                icon: <Sign size={20} aria-hidden="true" />,
                isDangerous: isDangerous(action),
                isDisabled: !offered.includes(action),
                onSelect: () => onAction(participant, action),
              };
            }),
        ]}
      />
    </div>
  );
};

/** The columns of the table of players. Without a selection there are no checkboxes. */
export const playerColumns = (
  teeNames: ReadonlyMap<string, string>,
  selection: Selection | null,
): ReadonlyArray<Column<AdminParticipant>> => [
  {
    header: "Player",
    cell: (participant) => <PlayerName participant={participant} selection={selection} />,
  },
  {
    header: "Status",
    isWide: true,
    width: "state",
    cell: (participant) => <Standing participant={participant} />,
  },
  {
    header: "Handicap",
    width: "figure",
    cell: ({ handicap }) => (handicap === null ? "no index" : indexText(handicap)),
  },
  {
    header: "Tee",
    width: "word",
    cell: ({ teeId, teeName }) => (teeId && (teeNames.get(teeId) ?? teeName)) || "Event",
  },
  {
    header: "Payment",
    width: "word",
    cell: (participant) => <Paid participant={participant} />,
  },
  {
    header: "Registered",
    width: "word",
    cell: ({ registrationDate }) => (
      <span className={asText({ oneLine: true })}>
        {shortDate(onSite(new Date(registrationDate)))}
      </span>
    ),
  },
];

interface NameProps {
  readonly participant: AdminParticipant;
  readonly selection: Selection | null;
}

/** What stands below the words of a cell. */
const small = { tone: "textDim", size: "sm", weight: "text", leading: 1.3 } as const;

const PlayerName = ({ participant, selection }: NameProps) => {
  const words = (
    <span className={styles.words}>
      <span className={asText({ weight: "strong", leading: "snug", breaks: true })}>
        {nameOf(participant)}
      </span>
      <span className={asText({ ...small, breaks: true })}>{participant.email}</span>
    </span>
  );
  if (!selection) return words;
  return (
    <Checkbox
      label={
        <>
          <VisuallyHidden>Select </VisuallyHidden>
          {words}
        </>
      }
      checked={selection.selected.has(participant.id)}
      onChange={(isSelected) => selection.onSelect(participant, isSelected)}
    />
  );
};

const Paid = ({ participant }: Pick<NameProps, "participant">) => {
  const { status, more } = paymentLines(participant);
  return (
    <span className={styles.words}>
      <span>{status}</span>
      <span className={asText(small)}>{more}</span>
    </span>
  );
};

const Standing = ({ participant }: Pick<NameProps, "participant">) => {
  const { status, playerStatus, waitlistPlace, leavingReason } = participant;
  const mark = playerMarks[playerStatus];
  return (
    <span className={styles.words}>
      <Badges>
        <ParticipantBadge status={status} />
        {waitlistPlace === null ? null : <Tag>{`Number ${waitlistPlace} in line`}</Tag>}
        {mark ? <Tag>{mark}</Tag> : null}
      </Badges>
      {leavingReason ? (
        <span className={asText({ ...small, breaks: true })}>{`Reason: ${leavingReason}`}</span>
      ) : null}
    </span>
  );
};
