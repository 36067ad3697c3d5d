import { toParText } from "../../../../../../domain/golf/toPar.ts";
import type { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { asText } from "../../../../ui/layout.ts";
import { Heading } from "../../../../ui/page/CrestHeading.tsx";
import { cardName } from "../cardName.ts";
import { TotalsLine } from "../hole/TotalsLine.tsx";
import type { Totals } from "../roundCard.ts";
import type { Round } from "../useRound.ts";
import { NineList } from "./NineList.tsx";
import { useSubmit } from "./useSubmit.ts";
import * as styles from "./WholeCard.css.ts";

const NINE = 9;

interface Props {
  readonly round: Round;
  /** How the match of this card ended; null while it goes on. */
  readonly end: string | null;
  readonly current: HoleNumber;
  readonly onHole: (holeNumber: HoleNumber) => void;
  readonly onSubmitted: () => void;
  /** To all cards of the group; null where this phone enters no others. */
  readonly onGroup: (() => void) | null;
}

/** All holes: to check them, to choose one, and to submit the card. */
export const WholeCard = ({ round, end, current, onHole, onSubmitted, onGroup }: Props) => {
  const { submit, isPending } = useSubmit(round, onSubmitted);
  const { holes, verified, totals } = round;
  const isOfficial = holes.every(({ holeNumber }) => verified.has(holeNumber));
  return (
    <>
      <div className={styles.card}>
        <Heading as="h1" size="card">
          {cardName(round)}
        </Heading>
        <div className={styles.nines}>
          <NineList
            name="Front Nine"
            sumName="OUT"
            holes={holes.slice(0, NINE)}
            card={round}
            onHole={onHole}
          />
          {holes.length > NINE ? (
            <NineList
              name="Back Nine"
              sumName="IN"
              holes={holes.slice(NINE)}
              card={round}
              onHole={onHole}
            />
          ) : null}
        </div>
        <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
          {isOfficial ? `Every hole is verified${totalText(totals)}.` : openText(end)}
          {round.partner === null ? null : ` ${round.partner} submits the card.`}
        </p>
      </div>
      <footer className={styles.foot}>
        <TotalsLine totals={totals} />
        <div className={styles.ways}>
          <Button variant="line" className={styles.way} onClick={() => onHole(current)}>
            {`Back to hole ${current}`}
          </Button>
          {onGroup ? (
            <Button variant="line" className={styles.way} onClick={onGroup}>
              All cards
            </Button>
          ) : null}
          {isOfficial || round.partner !== null ? null : (
            <Button
              className={styles.way}
              isPending={isPending}
              pendingText="Submitting..."
              onClick={submit}
            >
              Submit Scorecard
            </Button>
          )}
        </div>
      </footer>
    </>
  );
};

const openText = (end: string | null) =>
  end === null
    ? "Every hole is saved as you enter it. Strokes include penalty strokes."
    : `The match is over: ${end}. No other hole is needed; side games still take them.`;

/** With a hole that was picked up there is no total. */
const totalText = ({ gross, toPar }: Totals) =>
  gross === null || toPar === null ? "" : `: ${gross}, ${toParText(toPar)}`;
