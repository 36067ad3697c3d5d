import { useState } from "react";
import type { HoleNumber } from "../../../../domain/shared/values.ts";
import { HolePad } from "./pad/HolePad.tsx";
import type { Place } from "./place.ts";
import { RejectionBanner } from "./RejectionBanner.tsx";
import { isFull, nextOpenHole } from "./roundCard.ts";
import * as styles from "./ScoreScreen.css.ts";
import type { Round } from "./useRound.ts";
import { WholeCard } from "./wholeCard/WholeCard.tsx";

interface Props {
  readonly round: Round;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
}

/** One hole of the round, or its whole card. */
export const RoundEntry = ({ round, place, onPlace, onClose }: Props) => {
  // Where play went on when the screen was opened: entering a score there must not leave the hole.
  const [first] = useState(() => nextOpenHole(round));
  // A complete card is opened to be looked over.
  const [opensAtCard] = useState(() => isFull(round));
  const hole =
    round.holes.find(({ holeNumber }) => holeNumber === (place.holeNumber ?? first)) ??
    round.holes[0];
  if (!hole) return null;
  const { holeNumber } = hole;
  const isCard = place.isCard || (opensAtCard && place.holeNumber === null);
  const { rejection } = round;
  const goToHole = (number: HoleNumber) => onPlace({ holeNumber: number, isCard: false });
  return (
    <div className={styles.entry}>
      {rejection ? <RejectionBanner rejection={rejection} isBrief={!isCard} /> : <span />}
      {isCard ? (
        <WholeCard round={round} current={holeNumber} onHole={goToHole} onSubmitted={onClose} />
      ) : (
        <HolePad
          round={round}
          hole={hole}
          onHole={goToHole}
          onCard={() => onPlace({ holeNumber, isCard: true })}
        />
      )}
    </div>
  );
};
