import type { Success } from "../../../../contract/endpoint.ts";
import type { autoSchedule } from "../../../../contract/groups.ts";
import { Button } from "../../../components/buttons/Button.tsx";
import { Spinner } from "../../../components/states/Spinner.tsx";
import { plural } from "../plural.ts";
import type { RoundSheet } from "../sheet.ts";
import * as styles from "./DrawProgress.css.ts";

interface Props {
  readonly sheet: RoundSheet;
  /** As the round was when the draw was asked for. */
  readonly before: RoundSheet;
  readonly answer: Success<typeof autoSchedule> | null;
  readonly isPending: boolean;
  readonly onShow: () => void;
}

/** How far a draw has come. What the worker has made arrives by itself. */
export const DrawProgress = ({ sheet, before, answer, isPending, onShow }: Props) => {
  const known = new Set(before.groups.map(({ id }) => id));
  const drawn = sheet.groups.filter(({ id }) => !known.has(id));
  const isUnderWay = isPending || (answer !== null && "jobId" in answer && drawn.length === 0);
  const players = drawn.reduce((sum, { members }) => sum + members.length, 0);
  const isDone = answer !== null && !isUnderWay;
  return (
    <div className={styles.progress}>
      <output className={styles.line}>
        {isUnderWay ? (
          <>
            <Spinner />
            {answer && "jobId" in answer
              ? "The draw takes longer. Its groups appear here as soon as they are there."
              : "The groups are being drawn..."}
          </>
        ) : null}
        {isDone
          ? drawn.length === 0
            ? "Everybody already has a group in this round."
            : `${plural(drawn.length, "group")} drawn for ${plural(players, "player")}.`
          : null}
        {!isUnderWay && !isDone
          ? `${plural(sheet.waiting.length, "player")} without a group, ${plural(sheet.groups.length, "group")} so far.`
          : null}
      </output>
      {isUnderWay ? <progress className={styles.bar} aria-label="Drawing the groups" /> : null}
      {isDone && drawn.length > 0 ? (
        <Button variant="line" size="small" onClick={onShow}>
          Show the groups
        </Button>
      ) : null}
    </div>
  );
};
