import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { CardToWrite } from "./CardToWrite.tsx";
import type { PrintedCard } from "./cards.ts";
import * as styles from "./Print.css.ts";
import type { RoundOnPaper } from "./roundOnPaper.ts";

interface Props {
  readonly cards: ReadonlyArray<PrintedCard>;
  readonly round: RoundOnPaper;
}

/** Empty cards to fill in, one for each player or side with one ball, two on a page. */
export const ScorecardsPrint = ({ cards, round }: Props) =>
  cards.length === 0 ? (
    <EmptyState as="h2" title="No Scorecards">
      Nobody plays in this round yet.
    </EmptyState>
  ) : (
    <div className={styles.cards}>
      {cards.map((card) => (
        <CardToWrite key={card.playerId} card={card} round={round} />
      ))}
    </div>
  );
