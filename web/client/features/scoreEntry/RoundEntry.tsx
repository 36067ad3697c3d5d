import { useState } from "react";
import type { HoleScore, PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { PageSpinner } from "../../components/states/Spinner.tsx";
import { useRoundHoles } from "../../lib/useRoundHoles.ts";
import { COURSE_MISSING } from "./entryBarrier.ts";
import { HolePad } from "./pad/HolePad.tsx";
import type { Place } from "./place.ts";
import type { QueueView } from "./queue/saveQueue.ts";
import { RejectionBanner } from "./RejectionBanner.tsx";
import { nextOpenHole, type RoundCard, roundCardOf } from "./roundCard.ts";
import * as styles from "./ScoreScreen.css.ts";
import { WholeCard } from "./wholeCard/WholeCard.tsx";

interface Props {
  readonly playerId: PlayerId;
  readonly event: EventDetail;
  readonly roundNumber: RoundNumber;
  readonly card: Scorecard | undefined;
  readonly queue: QueueView;
  readonly enter: (roundNumber: RoundNumber, score: HoleScore) => void;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
}

/** The round once its holes are known. */
export const RoundEntry = (props: Props) => {
  const { event, card, queue, roundNumber } = props;
  const { holes, ...round } = useRoundHoles(event.courseId, card);
  // A card that is opened only here remembers the course as it is now, and the pad stays.
  const [wasOpened] = useState(card !== undefined);
  if (round.isKnown && !(wasOpened && round.isFirstLoad)) {
    return holes.length === 0 ? (
      <div className={styles.notice}>
        <EmptyState title="No course yet">{COURSE_MISSING}</EmptyState>
      </div>
    ) : (
      <Holes {...props} roundOf={(read) => roundCardOf(holes, read, queue, roundNumber)} />
    );
  }
  if (round.isFetching || round.error === null) return <PageSpinner label="Loading scorecard..." />;
  return (
    <div className={styles.notice}>
      <ErrorState
        title="The course could not be loaded"
        error={round.error}
        onRetry={round.retry}
        isRetrying={round.isFetching}
      />
    </div>
  );
};

interface HolesProps extends Props {
  /** The round with what the server has of it, and all that was entered here. */
  readonly roundOf: (card: Scorecard | undefined) => RoundCard;
}

const Holes = ({
  playerId,
  event,
  roundNumber,
  card,
  enter,
  place,
  onPlace,
  onClose,
  roundOf,
}: HolesProps) => {
  const round = roundOf(card);
  // Where play went on when the screen was opened: entering a score there must not leave the hole.
  const [first] = useState(() => nextOpenHole(round));
  const hole =
    round.holes.find(({ holeNumber }) => holeNumber === (place.holeNumber ?? first)) ??
    round.holes[0];
  if (!hole) return null;
  const { holeNumber } = hole;
  const rejection = card?.rejection ?? null;
  return (
    <div className={styles.entry}>
      {rejection ? <RejectionBanner rejection={rejection} isBrief={!place.isCard} /> : <span />}
      {place.isCard ? (
        <WholeCard
          card={round}
          roundOf={roundOf}
          playerId={playerId}
          tournamentId={event.id}
          roundNumber={roundNumber}
          current={holeNumber}
          onHole={(number) => onPlace({ holeNumber: number, isCard: false })}
          onSubmitted={onClose}
        />
      ) : (
        <HolePad
          card={round}
          hole={hole}
          seed={`${event.id}:${holeNumber}`}
          teeName={card?.tee?.name ?? null}
          isSentBack={rejection !== null}
          enter={(score) => enter(roundNumber, score)}
          onHole={(number) => onPlace({ holeNumber: number, isCard: false })}
          onCard={() => onPlace({ holeNumber, isCard: true })}
        />
      )}
    </div>
  );
};
