import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EventDetail } from "../../../contract/event/event.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { summaryQuery } from "../../subjects/board/summary/api.ts";
import { SummaryCard } from "../../subjects/board/summary/SummaryCard.tsx";
import { Details } from "../../subjects/event/page/Details.tsx";
import { OwnPlace } from "../../subjects/event/page/OwnPlace.tsx";
import { ParticipantCards } from "../../subjects/field/players/ParticipantCards.tsx";
import { WithdrawDialog } from "../../subjects/profile/WithdrawDialog.tsx";

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
