import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { cardPlates } from "./cardTexts.ts";
import { hasChanged } from "./hasChanged.ts";
import * as styles from "./VerificationPending.css.ts";

interface Props {
  readonly opened: Scorecard;
  readonly card: Scorecard;
}

/** What the player is about to sign, and whether it has changed since the dialog opened. */
export const CardToVerify = ({ opened, card }: Props) => (
  <div>
    <Plates plates={cardPlates(card)} />
    <output>
      {hasChanged(opened, card) ? (
        <span className={styles.news}>The card has changed since you opened it.</span>
      ) : null}
    </output>
  </div>
);
