import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { readyTexts } from "../../../../domain/shared/messages.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import {
  type Delivery,
  listMessages,
  type SentMessage,
  sendMessageAgain,
} from "../../../contract/message/messages.ts";
import { readOf } from "../../data/read.ts";
import { serverErrorOr } from "../../data/toasts.ts";
import { useWrite } from "../../data/write.ts";
import { Badge } from "../../ui/badges/Badge.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { dayAndTime } from "../../ui/dates/dateText.ts";
import { asRow, asStack, asText } from "../../ui/layout.ts";
import { numberText } from "../../ui/listText.ts";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { ProgressBar } from "../../ui/states/Spinner.tsx";
import { type Column, Table } from "../../ui/tables/Table.tsx";
import { heading } from "../../ui/theme/theme.css.ts";
import { everybodyQuery } from "../field/participantsQuery.ts";
import { nameOf } from "../person/playerText.ts";
import * as styles from "./Messages.css.ts";
import { WriteMessage } from "./WriteMessage.tsx";

interface Props {
  readonly event: Pick<EventDetail, "id" | "name">;
  /** Players who were chosen elsewhere. */
  readonly chosen: ReadonlyArray<PlayerId>;
  /** The kind with which it begins, from the address. */
  readonly startsWith: string | null;
  /** Opens the account of a player, where a wrong address is corrected. */
  readonly onOpenUser: (playerId: PlayerId) => void;
}

/** Nothing notifies the page of a mail that was delivered. */
const REFETCH_INTERVAL = 2000;

/** Writes to players of an event, and says what became of each message. */
export const Messages = ({ event, onOpenUser, ...writing }: Props) => {
  const reports = useRef<HTMLHeadingElement>(null);
  const participants = useQuery(everybodyQuery(event.id));
  const sent = useQuery({
    ...readOf(listMessages, { eventId: event.id }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ deliveries }) => deliveries.some(isOnItsWay)) ? REFETCH_INTERVAL : false,
  });
  if (!participants.data || !sent.data) {
    const reads = [participants, sent];
    return reads.some(({ error }) => error) ? (
      <FailedRead title="The messages could not be loaded" of={reads} />
    ) : (
      <SkeletonSlats label="Loading messages..." />
    );
  }
  return (
    <div className={asStack({ gap: 5, fits: true })}>
      <WriteMessage
        eventId={event.id}
        participants={participants.data}
        onSent={() => reports.current?.scrollIntoView({ block: "center" })}
        {...writing}
      />
      <section className={asStack({ gap: 4, fits: true })} aria-label="Sent messages">
        <h2 ref={reports} className={heading}>
          Sent
        </h2>
        {sent.data.length === 0 ? (
          <p className={asText({ tone: "textDim" })}>Nothing was sent to this field so far.</p>
        ) : (
          sent.data.map((message) => (
            <MessageReport
              key={message.id}
              event={event}
              message={message}
              onOpenUser={onOpenUser}
            />
          ))
        )}
      </section>
    </div>
  );
};

/** The words and the colour of each state, in the order in which they are counted. */
const signs = {
  sent: { label: "Sent", kind: "active" },
  waiting: { label: "Waiting", kind: "upcoming" },
  sending: { label: "Sending", kind: "upcoming" },
  refused: { label: "Refused", kind: "cancelled" },
  unsure: { label: "May have been sent", kind: "caution" },
} as const;

const isOnItsWay = ({ state, mayGoAgain }: Delivery): boolean =>
  (state === "waiting" || state === "sending") && !mayGoAgain;

interface MessageReportProps extends Pick<Props, "event" | "onOpenUser"> {
  readonly message: SentMessage;
}

/** What became of a message at each address. Those that it did not reach can be tried again. */
const MessageReport = ({ event, message, onOpenUser }: MessageReportProps) => {
  const { id: messageId, kind, sentAt, sentBy, deliveries } = message;
  const subject = message.subject.replaceAll("{event}", event.name);
  const countsId = useId();
  const [isWhole, setWhole] = useState(false);
  const onTheWay = deliveries.filter(isOnItsWay).length;
  const open = deliveries.filter(({ mayGoAgain }) => mayGoAgain);
  const again = useWrite(
    sendMessageAgain,
    (playerIds: ReadonlyArray<PlayerId>) => ({
      params: { eventId: event.id, messageId },
      body: { playerIds },
    }),
    { done: "The message is on its way again", onFailed: serverErrorOr("Failed to send again") },
  );
  const sendAgain = (label: string, about: string, to: ReadonlyArray<Delivery>) => (
    <Button
      variant="line"
      size="small"
      aria-label={about}
      isPending={again.isPending}
      onClick={() => again.mutate(to.map(({ playerId }) => playerId))}
    >
      {label}
    </Button>
  );
  const tools: Column<Delivery> = {
    header: "Actions",
    isTools: true,
    cell: (one) => (
      <span className={asRow({ gap: 2, wrap: true, justify: "end" })}>
        {one.state === "refused" ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Edit User: ${nameOf(one.name)}`}
            onClick={() => onOpenUser(one.playerId)}
          >
            Edit User
          </Button>
        ) : null}
        {one.mayGoAgain ? sendAgain("Send Again", `Send Again: ${nameOf(one.name)}`, [one]) : null}
      </span>
    ),
  };
  const toAll = `Send Again to All ${numberText(open.length)}`;
  return (
    <Panel title={subject} as="h3">
      <p className={asText({ tone: "textDim" })}>
        {`${readyTexts[kind].label}, ${dayAndTime(new Date(sentAt))}, ${nameOf(sentBy)}`}
      </p>
      <div className={asRow({ gap: 3, wrap: true, target: true })}>
        <output id={countsId}>{countsText(deliveries)}</output>
        {onTheWay > 0 ? (
          <ProgressBar
            labelledBy={countsId}
            of={deliveries.length}
            done={deliveries.length - onTheWay}
          />
        ) : null}
        {open.length > 1 ? sendAgain(toAll, toAll, open) : null}
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? "Show Less" : `Show All ${numberText(deliveries.length)}`}
        </Button>
      </div>
      {isWhole ? <p className={styles.mail}>{message.text}</p> : null}
      {isWhole || open.length > 0 ? (
        <Table
          caption={`Addresses of ${subject}`}
          columns={[...columns, tools]}
          rows={isWhole ? deliveries : open}
          keyOf={({ playerId }) => playerId}
        />
      ) : null}
    </Panel>
  );
};

/** "45 sent, 1 refused" */
const countsText = (deliveries: ReadonlyArray<Delivery>) =>
  Object.entries(signs)
    .map(([state, { label }]) => ({ label, of: deliveries.filter((one) => one.state === state) }))
    .flatMap(({ label, of }) =>
      of.length === 0 ? [] : `${numberText(of.length)} ${label.toLowerCase()}`,
    )
    .join(", ");

const columns: ReadonlyArray<Column<Delivery>> = [
  { header: "Player", cell: ({ name }) => nameOf(name) },
  {
    header: "Address",
    cell: ({ email }) => <span className={asText({ breaks: true })}>{email ?? "None"}</span>,
  },
  {
    header: "State",
    isWide: true,
    cell: ({ state, reason }) => (
      <span className={asStack({ gap: "half", items: "start" })}>
        <Badge kind={signs[state].kind}>{signs[state].label}</Badge>
        <span className={asText({ size: "sm", breaks: true })}>{reason}</span>
      </span>
    ),
  },
];
