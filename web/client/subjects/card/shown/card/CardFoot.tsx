import type { ReactNode } from "react";
import type { AttestationItem } from "../../../../../contract/card/attestations.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import { CardStateBadge } from "../../state/CardStateBadge.tsx";
import * as styles from "./CardFoot.css.ts";
import { attestersText, handicapLine } from "./cardTexts.ts";

interface Props {
  readonly card: Scorecard;
  readonly attestations: ReadonlyArray<AttestationItem>;
  /** The button that opens the history. */
  readonly children: ReactNode;
}

/** How official the card is, and which handicap and tee its net scores are based on. */
export const CardFoot = ({ card, attestations, children }: Props) => {
  const attesters = attestersText(attestations);
  return (
    <footer className={styles.foot}>
      <p className={styles.facts}>
        <span className={styles.state}>
          <CardStateBadge card={card} {...(attesters && { signers: "beside" })} />
          {card.verificationStatus === "partial" ? "Partly verified" : null}
        </span>
        {attesters ? <span>{attesters}</span> : null}
        <span>{handicapLine(card)}</span>
      </p>
      {children}
    </footer>
  );
};
