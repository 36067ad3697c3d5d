import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { Plates } from "../../../components/figures/Plates.tsx";
import { feeText } from "../../../lib/money.ts";
import type { GameView } from "../gameView.ts";
import { NextHole, Settled } from "./NextHole.tsx";
import { PotChart } from "./PotChart.tsx";
import { potOf } from "./pot.ts";

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
