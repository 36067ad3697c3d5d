import { ChevronDown, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { joinClasses } from "../../../ui/layout.ts";
import * as styles from "./RoundEntry.css.ts";
import type { Round } from "./useRound.ts";

type Rejection = NonNullable<Scorecard["rejection"]>;

interface Props {
  readonly rejection: Rejection;
}

/** Says why an administrator has sent the card back, and what to do. */
export const RejectionBanner = ({ rejection }: Props) => (
  <div className={styles.rejection} role="note">
    <Sign />
    <p className={styles.rejectionWords}>
      <Words rejection={rejection} />
    </p>
  </div>
);

/** The same where the keys need the space: its first lines, and all of it after a press. */
export const BriefRejection = ({ rejection }: Props) => (
  <details>
    <summary className={joinClasses(styles.rejection, styles.rejectionSummary)}>
      <Sign />
      <span className={styles.rejectionStart}>
        <Words rejection={rejection} />
      </span>
      <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
    </summary>
  </details>
);

const Sign = () => <TriangleAlert size={20} className={styles.rejectionSign} aria-hidden="true" />;

const Words = ({ rejection: { reason, rejectedBy } }: Props) => (
  <>
    <b className={styles.rejectedBy}>
      {`Sent back by ${rejectedBy.firstName} ${rejectedBy.lastName}: `}
    </b>
    {reason} <span>Correct the card and submit it again.</span>
  </>
);

/**
 * Why a card was sent back. The first corrected hole hands the card in again, but the reason stays
 * while the screen is open: there may be more to correct, and the keys must not move under a finger.
 */
export const useShownRejection = ({
  playerId,
  rejection,
  holes,
  verified,
}: Pick<Round, "playerId" | "rejection" | "holes" | "verified">): Rejection | null => {
  const [seen, setSeen] = useState<ReadonlyMap<PlayerId, Rejection>>(new Map());
  if (rejection !== null && seen.get(playerId) !== rejection) {
    setSeen(new Map(seen).set(playerId, rejection));
  }
  const isOfficial = holes.every(({ holeNumber }) => verified.has(holeNumber));
  return isOfficial ? null : (rejection ?? seen.get(playerId) ?? null);
};
