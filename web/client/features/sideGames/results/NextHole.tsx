import type { SideGameResults } from "../../../../contract/sideGameResults.ts";
import { counted } from "../../../lib/counted.ts";
import { stakeText } from "../words.ts";
import * as styles from "./Pot.css.ts";
import { nextOf, type PotHole } from "./pot.ts";

interface Props {
  readonly pot: ReadonlyArray<PotHole>;
  readonly status: SideGameResults["status"];
}

/** What the next hole is worth, and why: the largest element of the game. */
export const NextHole = ({ pot, status }: Props) => {
  const next = nextOf(pot);
  if (!next) return status === "final" ? <Settled holes={pot.map(({ hole }) => hole)} /> : null;
  const { hole, slats, worth } = next;
  const hasRounds = pot.some((each) => each.hole.roundNumber !== hole.roundNumber);
  return (
    <p className={styles.stake}>
      <span className={styles.worth}>{stakeText(worth)}</span>
      <span className={styles.stakeWords}>
        {`on hole ${hole.holeNumber}${hasRounds ? `, round ${hole.roundNumber}` : ""}`}
        {slats > 1 ? (
          <small className={styles.stakeNote}>
            {`${stakeText(hole.carriedIn)} carried from ${counted(slats - 1, "tie")}`}
          </small>
        ) : null}
      </span>
    </p>
  );
};

interface SettledProps {
  readonly holes: SideGameResults["holes"];
}

/** A game also ends with its event, and then some of its holes may have stayed open. */
export const Settled = ({ holes }: SettledProps) => {
  const open = holes.filter(({ state }) => state === "open").length;
  return (
    <p className={styles.over}>
      {open === 0 ? "All holes are settled." : `${counted(open, "hole")} stayed open.`}
    </p>
  );
};
