import { Undo2 } from "lucide-react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Cut } from "../../../../contract/field/cuts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import * as styles from "./Cut.css.ts";
import { useWithdrawCut } from "./useCuts.ts";

interface Props {
  readonly eventId: TournamentId;
  readonly cuts: ReadonlyArray<Cut>;
  readonly onWithdrawn?: () => void;
}

/** Cuts that can still be withdrawn, because nobody has played a later round. */
export const MadeCuts = ({ eventId, cuts, onWithdrawn }: Props) => {
  const withdraw = useWithdrawCut(eventId);
  if (cuts.length === 0) return null;
  return (
    <ul className={asStack({ gap: 2, bottom: 4 })}>
      {cuts.map(({ afterRound, cutLine, playerIds, missedCutIds }) => (
        <li
          key={afterRound}
          className={asRow({
            gap: 3,
            justify: "between",
            wrap: true,
            pad: 3,
            ground: "raised",
            radius: "slot",
          })}
        >
          <span className={styles.words}>
            {`After round ${afterRound}, cut line ${cutLine}: ${playerIds.length} play on, ${missedCutIds.length} missed it`}
          </span>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={20} aria-hidden="true" />}
            isPending={withdraw.isPending && withdraw.variables === afterRound}
            aria-label={`Take back the cut after round ${afterRound}`}
            onClick={() => withdraw.mutate(afterRound, { onSuccess: () => onWithdrawn?.() })}
          >
            Take Back
          </Button>
        </li>
      ))}
    </ul>
  );
};
