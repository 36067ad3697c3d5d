import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event.ts";
import type { Registration } from "../../../contract/registration.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { IconButton } from "../../components/buttons/IconButton.tsx";
import { SunSwitch } from "../../components/page/SunSwitch.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { PageSpinner } from "../../components/states/Spinner.tsx";
import { usePageTitle } from "../../lib/usePageTitle.ts";
import { myScorecardsQuery } from "./api.ts";
import { entryBarrier } from "./entryBarrier.ts";
import type { Place } from "./place.ts";
import { RoundEntry } from "./RoundEntry.tsx";
import * as styles from "./ScoreScreen.css.ts";
import { SyncChip } from "./SyncChip.tsx";
import { useSaveQueue } from "./useSaveQueue.ts";
import { useWakeLock } from "./useWakeLock.ts";

interface Props {
  readonly event: EventDetail;
  readonly playerId: PlayerId;
  readonly registration: Registration | null | undefined;
  readonly roundNumber: RoundNumber;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
}

/** Entering a round: a screen of its own, made for one hand in the sun. */
export const ScoreScreen = ({
  event,
  playerId,
  registration,
  roundNumber,
  place,
  onPlace,
  onClose,
}: Props) => {
  const main = useRef<HTMLElement>(null);
  const { enter, ...queue } = useSaveQueue(playerId, event.id);
  const cards = useQuery(myScorecardsQuery(event.id));
  const card = cards.data?.find((own) => own.roundNumber === roundNumber);
  useWakeLock();
  usePageTitle(`Round ${roundNumber}, ${event.name}`);
  // Keys of a keyboard reach the pad as long as the focus is inside.
  useEffect(() => main.current?.focus(), []);

  const content = (): ReactNode => {
    if (cards.data) {
      const barrier = entryBarrier({ event, registration, cards: cards.data }, roundNumber);
      if (barrier === null) {
        return (
          <RoundEntry
            playerId={playerId}
            event={event}
            roundNumber={roundNumber}
            card={card}
            queue={queue}
            enter={enter}
            place={place}
            onPlace={onPlace}
            onClose={onClose}
          />
        );
      }
      return (
        <div className={styles.notice}>
          <EmptyState
            title="No scores here"
            action={<Button onClick={onClose}>Back to my scorecard</Button>}
          >
            {barrier}
          </EmptyState>
        </div>
      );
    }
    if (cards.isPending) return <PageSpinner label="Loading scorecard..." />;
    return (
      <div className={styles.notice}>
        <ErrorState
          title="Your scorecard could not be loaded"
          error={cards.error}
          onRetry={() => void cards.refetch()}
          isRetrying={cards.isFetching}
        />
      </div>
    );
  };

  return (
    <main ref={main} tabIndex={-1} className={styles.screen}>
      <header className={styles.top}>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <p className={styles.titles}>
          <b className={styles.round}>{`Round ${roundNumber}`}</b>
          <span className={styles.event}>{event.name}</span>
        </p>
        <SyncChip queue={queue} hasCard={card !== undefined} />
        <SunSwitch />
      </header>
      {content()}
    </main>
  );
};
