import { useState } from "react";
import { canPlayWolf } from "../../../../../domain/golf/sideGames/wolfHole.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import type { GameView } from "../gameView.ts";
import { choiceText } from "../results/holeTexts.ts";
import { WolfForm } from "./WolfForm.tsx";
import { holeKey, nextToChoose, type WolfHole, wolfHoles } from "./wolfHoles.ts";

interface Props {
  readonly view: GameView;
}

/** For the players of a wolf game: the wolf of the next hole, and the choice. */
export const WolfPanel = ({ view }: Props) => {
  const holes = wolfHoles(view);
  // Stays on its hole while somebody chooses, whatever others record meanwhile.
  const [chosen, setChosen] = useState(() => keyOf(nextToChoose(holes)));
  const current = holes.find((each) => holeKey(each) === chosen);
  if (!canPlayWolf(view.results.playerIds.length) || !current) return null;
  return (
    <Panel title="Wolf's choice" as="h3">
      <SelectField
        label="Hole"
        value={chosen}
        onChange={setChosen}
        options={holes.map((each) => ({ value: holeKey(each), label: holeLabel(view, each) }))}
      />
      <WolfForm
        key={chosen}
        view={view}
        hole={current}
        onDone={() => setChosen(keyOf(nextToChoose(holes, chosen)))}
      />
    </Panel>
  );
};

const keyOf = (hole: WolfHole | undefined) => (hole ? holeKey(hole) : "");

const holeLabel = (view: GameView, { hole, choice }: WolfHole) => {
  const round = view.game.roundNumbers.length > 1 ? `Round ${hole.roundNumber}, hole` : "Hole";
  return `${round} ${hole.holeNumber}${choice ? `: ${choiceText(view, choice)}` : ""}`;
};
