import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { Checkbox } from "../../../form/Checkbox.tsx";
import { Badges, Tag } from "../../../ui/badges/Badge.tsx";
import { ParticipantBadge } from "../../../ui/badges/StatusBadge.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { onSite } from "../../../ui/dates/moment.ts";
import { asText } from "../../../ui/layout.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import type { Column } from "../../../ui/tables/Table.tsx";
import { indexText } from "../../person/indexText.ts";
import { playerMarks } from "../playerMarks.ts";
import * as styles from "./Participants.css.ts";
import { paymentLines } from "./paymentTexts.ts";

interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (participant: AdminParticipant, isSelected: boolean) => void;
}

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

const PlayerName = ({ participant, selection }: NameProps) => {
  const name = `${participant.firstName} ${participant.lastName}`;
  const words = (
    <span className={styles.words}>
      <span className={asText({ weight: "strong", leading: "snug", breaks: true })}>{name}</span>
      <span
        className={asText({
          tone: "textDim",
          size: "sm",
          weight: "text",
          leading: 1.3,
          breaks: true,
        })}
      >
        {participant.email}
      </span>
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
      <span className={asText({ tone: "textDim", size: "sm", weight: "text", leading: 1.3 })}>
        {more}
      </span>
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
        <span
          className={asText({
            tone: "textDim",
            size: "sm",
            weight: "text",
            leading: 1.3,
            breaks: true,
          })}
        >{`Reason: ${leavingReason}`}</span>
      ) : null}
    </span>
  );
};
