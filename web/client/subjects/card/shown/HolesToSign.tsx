import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { asStack, joinClasses } from "../../../ui/layout.ts";
import { onCard } from "../../../ui/theme/theme.css.ts";
import { CardHoles } from "./card/CardHoles.tsx";

interface Props {
  readonly card: Scorecard;
}

/** The holes of a card in the dialog of another feature, so that nobody signs unseen scores. */
export const HolesToSign = ({ card }: Props) => (
  <div className={joinClasses(onCard, asStack({ gap: 3, pad: 2, radius: "panel", shrinks: true }))}>
    <CardHoles card={card} />
  </div>
);
