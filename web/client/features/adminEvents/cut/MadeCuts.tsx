import { Undo2 } from "lucide-react";
import type { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { Cut } from "../../../../contract/cuts.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import * as styles from "./Cut.css.ts";

interface Props {
  readonly cuts: ReadonlyArray<Cut>;
  /** The round whose cut is being withdrawn, or null. */
  readonly withdrawing: number | null;
  readonly onWithdraw: (afterRound: RoundNumber) => void;
}

/** Cuts that can still be withdrawn, because nobody has played a later round. */
export const MadeCuts = ({ cuts, withdrawing, onWithdraw }: Props) =>
  cuts.length === 0 ? null : (
    <ul className={styles.cuts}>
      {cuts.map(({ afterRound, cutLine, playerIds, missedCutIds }) => (
        <li key={afterRound} className={styles.made}>
          <span className={styles.words}>
            {`After round ${afterRound}, cut line ${cutLine}: ${playerIds.length} play on, ${missedCutIds.length} missed it`}
          </span>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={20} aria-hidden="true" />}
            isPending={withdrawing === afterRound}
            aria-label={`Take back the cut after round ${afterRound}`}
            onClick={() => onWithdraw(afterRound)}
          >
            Take Back
          </Button>
        </li>
      ))}
    </ul>
  );
