import { TriangleAlert } from "lucide-react";
import type { Scorecard } from "../../../contract/scorecard.ts";
import * as styles from "./RejectionBanner.css.ts";

interface Props {
  readonly rejection: NonNullable<Scorecard["rejection"]>;
  /** Shorter, where the keys need the space. */
  readonly isBrief?: boolean;
}

/** Says why an administrator has sent the card back, and what to do. */
export const RejectionBanner = ({ rejection: { reason, rejectedBy }, isBrief = false }: Props) => (
  <div className={styles.banner} role="note">
    <TriangleAlert size={20} className={styles.sign} aria-hidden="true" />
    <p className={isBrief ? styles.brief : styles.words}>
      <b className={styles.strong}>
        {`Sent back by ${rejectedBy.firstName} ${rejectedBy.lastName}: `}
      </b>
      {reason} <span>Correct the card and submit it again.</span>
    </p>
  </div>
);
