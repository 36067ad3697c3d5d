import { useQuery } from "@tanstack/react-query";
import { Scissors } from "lucide-react";
import { useState } from "react";
import type { CountedEvent } from "../../../../contract/event.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { heading } from "../../../theme/voices.css.ts";
import { participantsQuery } from "../api.ts";
import { CutDialog } from "./CutDialog.tsx";
import { ParticipantLists } from "./ParticipantLists.tsx";
import * as styles from "./Participants.css.ts";

interface Props {
  readonly event: CountedEvent;
}

/** Who has registered, and what is decided about them. It follows registrations as they come in. */
export const Participants = ({ event }: Props) => {
  const participants = useQuery(participantsQuery(event.id));
  const [isCutting, setCutting] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <h2 className={heading}>Participants</h2>
        <p>{placesText(event, participants.data)}</p>
        {event.numberOfRounds > 1 ? (
          <Button
            variant="line"
            size="small"
            icon={<Scissors size={20} aria-hidden="true" />}
            onClick={() => setCutting(true)}
          >
            Make the Cut
          </Button>
        ) : null}
      </div>
      <ParticipantLists event={event} query={participants} />
      {isCutting ? <CutDialog event={event} onClose={() => setCutting(false)} /> : null}
    </>
  );
};

/** Counted in the list where it is there: that one is live. */
const placesText = (
  { participantCount, maxParticipants }: CountedEvent,
  participants: ReadonlyArray<AdminParticipant> | undefined,
) => {
  const taken =
    participants?.filter(({ status }) => status === "approved").length ?? participantCount;
  return maxParticipants === 0
    ? `${taken} places taken, no limit`
    : `${taken} of ${maxParticipants} places taken`;
};
