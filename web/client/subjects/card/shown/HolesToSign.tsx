import type { Scorecard } from "../../../../contract/scorecard.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { onCard } from "../../../ui/theme/onCard.css.ts";
import { CardHoles } from "./card/CardHoles.tsx";
import * as styles from "./HolesToSign.css.ts";

interface Props {
  readonly card: Scorecard;
}

/** The holes of a card in the dialog of another feature, so that nobody signs unseen scores. */
export const HolesToSign = ({ card }: Props) => (
  <div className={joinClasses(onCard, styles.holes)}>
    <CardHoles card={card} />
  </div>
);
