import { Button } from "../../../ui/buttons/Button.tsx";
import { Caution } from "../../../ui/states/Caution.tsx";
import * as styles from "./DrawProgress.css.ts";
import { drawText } from "./drawChoices.ts";
import type { Draw } from "./useAutoSchedule.ts";

interface Props {
  readonly failure: string;
  readonly asked: Draw | null;
  readonly onAgain: () => void;
}

/** Why the draw failed, with its settings and a button to repeat it. */
export const FailedDraw = ({ failure, asked, onAgain }: Props) => (
  <div className={styles.failed} role="alert">
    <Caution>{failure}</Caution>
    {asked ? (
      <div className={styles.progress}>
        <span className={styles.dim}>{drawText(asked)}</span>
        <Button variant="line" size="small" onClick={onAgain}>
          Draw Again
        </Button>
      </div>
    ) : null}
  </div>
);
