import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EventDetail } from "../../../contract/event.ts";
import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import { Details } from "../../features/eventPage/Details.tsx";
import { OwnPlace } from "../../features/eventPage/OwnPlace.tsx";
import { ParticipantCards } from "../../features/participants/ParticipantCards.tsx";
import { WithdrawDialog } from "../../features/profile/WithdrawDialog.tsx";
import { summaryQuery } from "../../features/summary/api.ts";
import { SummaryCard } from "../../features/summary/SummaryCard.tsx";

interface Props {
  readonly event: EventDetail;
  readonly registration: RegistrationWithEvent | null | undefined;
}

/** Details of the event, with the reader's own place and the cards of the players. */
export const DetailsTab = ({ event, registration }: Props) => {
  const [isLeaving, setLeaving] = useState(false);
  const { isPending } = useQuery(summaryQuery(event.id));
  return (
    <>
      <Details
        event={event}
        ownPlace={
          registration ? (
            <OwnPlace
              event={event}
              registration={registration}
              onWithdraw={() => setLeaving(true)}
            />
          ) : null
        }
        summary={<SummaryCard tournamentId={event.id} />}
        isSummaryComing={isPending}
        participants={
          <ParticipantCards tournamentId={event.id} eventName={event.name} back="scoring history" />
        }
      />
      {registration && isLeaving ? (
        <WithdrawDialog
          registration={{ ...registration, event }}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </>
  );
};
