import { useState } from "react";
import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import type { GameView } from "../gameView.ts";
import { DistanceForm } from "./DistanceForm.tsx";
import { leaderText } from "./distanceTexts.ts";

interface Props {
  readonly view: GameView;
  readonly me: PlayerId;
}

/** For the players of a game of distances: each hole with its leader, and the own distance. */
export const DistancePanel = ({ view, me }: Props) => {
  const { holes } = view.results;
  const [chosen, setChosen] = useState(() => {
    const first = holes.find(({ state }) => state === "open") ?? holes[0];
    return first ? keyOf(first) : "";
  });
  const hole = holes.find((each) => keyOf(each) === chosen);
  if (!hole) return null;
  const { roundNumber, holeNumber } = hole;
  return (
    <Panel title={`${gameTypeLabels[view.game.gameType]}: your distance`} as="h3">
      <SelectField
        label="Hole"
        value={chosen}
        onChange={setChosen}
        options={holes.map((each) => ({ value: keyOf(each), label: labelOf(view, each) }))}
      />
      <DistanceForm
        key={chosen}
        view={view}
        place={{ roundNumber, holeNumber }}
        me={me}
        players={[me]}
      />
    </Panel>
  );
};

const keyOf = ({ roundNumber, holeNumber }: SideGameHole) => `${roundNumber} ${holeNumber}`;

const labelOf = (view: GameView, hole: SideGameHole) => {
  const round = view.game.roundNumbers.length > 1 ? `Round ${hole.roundNumber}, hole` : "Hole";
  return `${round} ${hole.holeNumber}. ${leaderText(view, hole)}`;
};
