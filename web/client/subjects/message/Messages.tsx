import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { listMessages } from "../../../contract/message/messages.ts";
import { readOf } from "../../data/read.ts";
import { asStack, asText } from "../../ui/layout.ts";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { heading } from "../../ui/theme/voices.css.ts";
import { everybodyQuery } from "../field/participantsQuery.ts";
import { isOnItsWay, MessageReport } from "./MessageReport.tsx";
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
