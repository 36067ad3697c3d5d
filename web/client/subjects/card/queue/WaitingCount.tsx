import { asText } from "../../../ui/layout.ts";
import { hidden } from "../../../ui/overlays/VisuallyHidden.css.ts";
import { countBadge } from "../../../ui/tabs/Tabs.css.ts";
import { heldUpText, type WaitingCards } from "./waiting.ts";

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
          {toVerify}
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
