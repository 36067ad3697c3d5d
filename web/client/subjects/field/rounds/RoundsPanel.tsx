import { useId, useState } from "react";
import type { CountedEvent, RoundOfEvent } from "../../../../contract/event/event.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/voices.css.ts";
import { RuleRoundDialog } from "./RuleRoundDialog.tsx";
import { ruledText } from "./rulingValues.ts";

interface Props {
  readonly event: CountedEvent;
  /** False for those who may only look. */
  readonly mayManage: boolean;
}

/** What counts of each round. It stays once the event is completed. */
export const RoundsPanel = ({ event, mayManage }: Props) => {
  const titleId = useId();
  const [opened, setOpened] = useState<RoundOfEvent | null>(null);
  const canChange = mayManage && event.status !== "completed";
  return (
    <section className={asStack({ gap: 3 })} aria-labelledby={titleId}>
      <h3 id={titleId} className={heading}>
        Rounds
      </h3>
      <ul className={asStack({ gap: 2 })}>
        {event.rounds.map((round) => (
          <li key={round.roundNumber} className={asRow({ gap: 2, justify: "between", wrap: true })}>
            <span>{ruledText(round)}</span>
            {canChange ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={`What counts of round ${round.roundNumber}`}
                onClick={() => setOpened(round)}
              >
                What Counts
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {opened ? (
        <RuleRoundDialog event={event} round={opened} onClose={() => setOpened(null)} />
      ) : null}
    </section>
  );
};
