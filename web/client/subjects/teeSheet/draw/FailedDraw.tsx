import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { drawText } from "./drawChoices.ts";
import type { Draw } from "./useAutoSchedule.ts";

interface Props {
  readonly failure: string;
  readonly asked: Draw | null;
  readonly onAgain: () => void;
}

/** Why the draw failed, with its settings and a button to repeat it. */
export const FailedDraw = ({ failure, asked, onAgain }: Props) => (
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
