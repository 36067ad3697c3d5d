import type { Success } from "../../../../contract/endpoint.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import type { listDraws } from "../../../../contract/teeSheet/teeSheet.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { ProgressBar, Spinner } from "../../../ui/states/Spinner.tsx";
import type { RoundSheet } from "../sheet.ts";
import { drawText } from "./drawChoices.ts";
import type { Draw, useAutoSchedule } from "./useAutoSchedule.ts";

interface Props {
  readonly sheet: RoundSheet;
  readonly drawing: ReturnType<typeof useAutoSchedule>;
  /** The latest draw of the round, if there is one. */
  readonly latest: Success<typeof listDraws>[number] | null;
  readonly onAgain: () => void;
  readonly onShow: () => void;
}

/** Progress and result of a draw. The groups made by the worker arrive by live update. */
export const DrawProgress = ({ sheet, drawing, latest, onAgain, onShow }: Props) => {
  const { asked, groups, isPending, failure } = drawing;
  if (failure !== null && !isPending) {
    return <FailedDraw failure={failure} asked={asked} onAgain={onAgain} />;
  }
  const isDone = groups !== null && !isPending;
  return (
    <div className={asRow({ gap: 3, wrap: true, target: true })}>
      <output className={asRow({ gap: 2, inline: true })}>
        {isPending ? <Spinner /> : null}
        {isPending ? "The groups are being drawn..." : null}
        {isDone ? outcomeOf(groups) : null}
        {!isPending && !isDone ? standingOf(sheet) : null}
      </output>
      {isPending ? <ProgressBar label="Drawing the groups" /> : null}
      {isDone && haveArrived(groups, sheet) ? (
        <Button variant="line" size="small" onClick={onShow}>
          Show the groups
        </Button>
      ) : null}
      {!isPending && latest !== null && sheet.groups.length > 0 ? (
        <span
          className={asText({ tone: "textDim", figures: true })}
        >{`Last draw: ${drawText(latest)}.`}</span>
      ) : null}
    </div>
  );
};

/** With the groups the form gets another field, which would move a button that is there before. */
const haveArrived = (groups: ReadonlyArray<GolfGroup>, sheet: RoundSheet) => {
  const shown = new Set(sheet.groups.map(({ id }) => id));
  return groups.some(({ id }) => shown.has(id));
};

const outcomeOf = (groups: ReadonlyArray<GolfGroup>) => {
  if (groups.length === 0) return "Everybody already has a group in this round.";
  const players = groups.reduce((sum, { members }) => sum + members.length, 0);
  return `${countText(groups.length, "group")} drawn for ${countText(players, "player")}.`;
};

const standingOf = ({ waiting, groups }: RoundSheet) =>
  `${countText(waiting.length, "player")} without a group, ${countText(groups.length, "group")} so far.`;

interface FailedDrawProps {
  readonly failure: string;
  readonly asked: Draw | null;
  readonly onAgain: () => void;
}

/** Why the draw failed, with its settings and a button to repeat it. */
export const FailedDraw = ({ failure, asked, onAgain }: FailedDrawProps) => (
  <div className={asStack({ gap: 2 })} role="alert">
    <Caution>{failure}</Caution>
    {asked ? (
      <div className={asRow({ gap: 3, wrap: true, target: true })}>
        <span className={asText({ tone: "textDim", figures: true })}>{drawText(asked)}</span>
        <Button variant="line" size="small" onClick={onAgain}>
          Draw Again
        </Button>
      </div>
    ) : null}
  </div>
);
