import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameResults } from "../../../../contract/sideGame/sideGameResults.ts";
import { countText } from "../../../ui/countText.ts";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asText } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import type { GameView } from "../gameView.ts";
import { stakeText } from "../words.ts";
import * as styles from "./Pot.css.ts";
import { PotChart } from "./PotChart.tsx";
import { nextOf, type PotHole, potOf } from "./pot.ts";

interface Props {
  readonly view: GameView;
}

/** The purse: the current stake, the results so far and the money left over. */
export const GameStake = ({ view }: Props) => {
  const { game, results } = view;
  const { hole, paidBy } = gameTraits[game.gameType];
  const carries = hole === "skin";
  const pot = carries ? potOf(view) : [];
  const perHole =
    paidBy === "hole" ? [{ label: "Per hole", value: feeText(game.prizePerHole) }] : [];
  return (
    <>
      {carries ? <NextHole pot={pot} status={results.status} /> : null}
      {!carries && results.status === "final" ? <Settled holes={results.holes} /> : null}
      {carries ? <PotChart pot={pot} /> : null}
      <Plates
        plates={[
          { label: "Purse", value: feeText(results.purse) },
          ...perHole,
          { label: "Unclaimed", value: feeText(results.unclaimed) },
        ]}
      />
    </>
  );
};

interface NextHoleProps {
  readonly pot: ReadonlyArray<PotHole>;
  readonly status: SideGameResults["status"];
}

/** What the next hole is worth, and why: the largest element of the game. */
const NextHole = ({ pot, status }: NextHoleProps) => {
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
            {`${stakeText(hole.carriedIn)} carried from ${countText(slats - 1, "tie")}`}
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
const Settled = ({ holes }: SettledProps) => {
  const open = holes.filter(({ state }) => state === "open").length;
  return (
    <p className={asText({ weight: "strong" })}>
      {open === 0 ? "All holes are settled." : `${countText(open, "hole")} stayed open.`}
    </p>
  );
};
