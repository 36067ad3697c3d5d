import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Coins, UserPlus } from "lucide-react";
import { useState } from "react";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import { CutButton } from "../cut/CutDialog.tsx";
import { TakingsDialog } from "../money/TakingsDialog.tsx";
import { everybodyQuery } from "../participantsQuery.ts";
import { PlayOffButton } from "../playOff/PlayOffDialog.tsx";
import { fieldText } from "./fieldText.ts";
import * as styles from "./Participants.css.ts";
import { PlayersList } from "./PlayersList.tsx";

interface Props {
  readonly event: CountedEvent;
  readonly mayManage: boolean;
  /** The initial filter, from the address. */
  readonly show: string | null;
  readonly onAddPlayer: () => void;
  readonly onOpenUser: (participant: AdminParticipant) => void;
  /** Leads to where one writes to them. */
  readonly onMessage: (participants: ReadonlyArray<AdminParticipant>) => void;
}

/** The registrations of an event with their actions. New ones appear by themselves. */
export const Participants = (props: Props) => {
  const { event, mayManage, show, onAddPlayer, onOpenUser, onMessage } = props;
  const participants = useQuery(everybodyQuery(event.id));
  const [isCounting, setCounting] = useState(false);
  // Both buttons need the whole board, which is large. It is fetched after the list.
  const mayDecide = mayManage && participants.data !== undefined;
  return (
    <>
      <div className={asRow({ gap: 3, justify: "between", wrap: true, bottom: 4 })}>
        <h2 className={heading}>Participants</h2>
        <p className={styles.places}>
          {participants.data ? fieldText(event, participants.data) : null}
        </p>
        <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>
          {mayDecide ? <CutButton event={event} /> : null}
          {mayDecide ? <PlayOffButton event={event} /> : null}
          {mayDecide ? (
            <Button
              variant="line"
              size="small"
              icon={<Coins size={20} aria-hidden="true" />}
              onClick={() => setCounting(true)}
            >
              Takings
            </Button>
          ) : null}
          {mayManage ? (
            <Button
              size="small"
              icon={<UserPlus size={20} aria-hidden="true" />}
              onClick={onAddPlayer}
            >
              Add Player
            </Button>
          ) : null}
        </div>
      </div>
      <FieldOfPlayers
        event={event}
        query={participants}
        mayManage={mayManage}
        show={show}
        onOpenUser={onOpenUser}
        onMessage={onMessage}
      />
      {isCounting ? <TakingsDialog event={event} onClose={() => setCounting(false)} /> : null}
    </>
  );
};

interface FieldOfPlayersProps {
  readonly event: CountedEvent;
  readonly query: UseQueryResult<ReadonlyArray<AdminParticipant>>;
  readonly mayManage: boolean;
  readonly show: string | null;
  readonly onOpenUser: (participant: AdminParticipant) => void;
  readonly onMessage: Props["onMessage"];
}

/** The players of an event, or their loading and error states. */
const FieldOfPlayers = ({ query, ...props }: FieldOfPlayersProps) => {
  if (query.isLoadingError) {
    return <FailedRead title="The participants could not be loaded" of={query} />;
  }
  if (!query.data) return <SkeletonSlats label="Loading participants..." />;
  return <PlayersList {...props} participants={query.data} />;
};
