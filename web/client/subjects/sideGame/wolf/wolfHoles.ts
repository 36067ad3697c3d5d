import { wolfInTurn } from "../../../../../domain/golf/sideGames/wolfHole.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { WolfChoice } from "../../../../contract/sideGame/sideGameRecords.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import type { GameView } from "../gameView.ts";
import { isAt } from "../place.ts";

/** A hole with its wolf. */
export interface WolfHole {
  readonly hole: SideGameHole;
  /** The wolf by the order of joining, among those who play. */
  readonly inTurn: PlayerId | undefined;
  /** The latest recorded choice. */
  readonly choice: WolfChoice | undefined;
}

export const wolfHole = (
  { results: { playerIds, wolfChoices } }: Pick<GameView, "results">,
  hole: SideGameHole,
): WolfHole => ({
  hole,
  inTurn: wolfInTurn(playerIds, hole.holeNumber),
  choice: wolfChoices.find(isAt(hole)),
});

/** The next hole that needs a choice: an unplayed one if possible, and never the one just done. */
export const nextToChoose = (view: GameView, done?: SideGameHole): SideGameHole | undefined => {
  const without = view.results.holes.filter(
    (each) => !wolfHole(view, each).choice && !(done && isAt(done)(each)),
  );
  return without.find(({ state }) => state === "open") ?? without[0] ?? view.results.holes.at(-1);
};
