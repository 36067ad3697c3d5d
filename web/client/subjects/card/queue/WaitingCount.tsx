import type { getWaitingCards } from "../../../../contract/card/scoring.ts";
import type { Success } from "../../../../contract/endpoint.ts";
import { hidden } from "../../../ui/layout.css.ts";
import { asText } from "../../../ui/layout.ts";
import { listText, numberText } from "../../../ui/listText.ts";
import { countBadge } from "../../../ui/tabs/Tabs.css.ts";

interface Props {
  readonly waiting: WaitingCards;
  /** Whether "0" is said, too. */
  readonly saysNone?: boolean;
}

/** How many cards wait for verification, and how many are held up: sent back, or disputed. */
export const WaitingCount = ({ waiting, saysNone = false }: Props) => {
  const { toVerify } = waiting;
  const heldUp = heldUpText(waiting);
  return (
    <>
      {toVerify > 0 || (saysNone && heldUp === "") ? (
        <span className={countBadge}>
          {numberText(toVerify)}
          <span className={hidden}>
            {`${toVerify === 1 ? " card waits" : " cards wait"}${heldUp === "" ? "" : ","}`}
          </span>
        </span>
      ) : null}
      {heldUp === "" ? null : (
        <span className={asText({ size: "sm", weight: "label", oneLine: true })}>{heldUp}</span>
      )}
    </>
  );
};

export type WaitingCards = Success<typeof getWaitingCards>;

/** "1 sent back and 2 disputed": the cards that cannot be verified before somebody acts. */
const heldUpText = ({ sentBack, disputed }: Omit<WaitingCards, "toVerify">): string =>
  listText([
    ...(sentBack > 0 ? [`${sentBack} sent back`] : []),
    ...(disputed > 0 ? [`${disputed} disputed`] : []),
  ]);
