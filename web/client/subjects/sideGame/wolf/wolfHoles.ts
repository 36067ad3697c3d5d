import { wolfInTurn } from "../../../../../domain/golf/sideGames/wolfHole.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { WolfChoice } from "../../../../contract/sideGame/sideGame.ts";
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

export const wolfHoles = ({ results }: GameView): ReadonlyArray<WolfHole> =>
  results.holes.map((hole) => ({
    hole,
    inTurn: wolfInTurn(results.playerIds, hole.holeNumber),
    choice: results.wolfChoices.find(isAt(hole)),
  }));

/** The key of a hole in a list of choices. */
export const holeKey = ({ hole }: Pick<WolfHole, "hole">): string =>
  `${hole.roundNumber} ${hole.holeNumber}`;

/** The next hole that needs a choice: an unplayed one if possible, and never the one just done. */
export const nextToChoose = (
  holes: ReadonlyArray<WolfHole>,
  done: string | null = null,
): WolfHole | undefined => {
  const without = holes.filter((each) => each.choice === undefined && holeKey(each) !== done);
  return without.find(({ hole }) => hole.state === "open") ?? without[0] ?? holes.at(-1);
};
