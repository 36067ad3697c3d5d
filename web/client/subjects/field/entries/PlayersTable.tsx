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
import { asRow } from "../../../ui/layout.ts";
import { ActionMenu } from "../../../ui/overlays/ActionMenu.tsx";
import { type Column, Table } from "../../../ui/tables/Table.tsx";
import { actionsFor, actionTexts, inOrder, isDangerous } from "./actions.ts";
import { playerColumns } from "./playerColumns.tsx";

interface Props {
  readonly participants: ReadonlyArray<AdminParticipant>;
  readonly eventStatus: EventStatus;
  /** The event has several fees to choose from. */
  readonly hasFees: boolean;
  /** The names of the tees of the course, by id. */
  readonly teeNames: ReadonlyMap<string, string>;
  /** Those who may not manage the event only read. */
  readonly mayManage: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (participant: AdminParticipant, isSelected: boolean) => void;
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

export const fullName = ({
  firstName,
  lastName,
}: Pick<AdminParticipant, "firstName" | "lastName">) => `${firstName} ${lastName}`;

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
        about={fullName(participant)}
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
