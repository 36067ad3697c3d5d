import { useState } from "react";
import type { RecordKind } from "../../../../domain/golf/sideGames/holeRecord.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { SideGameHole } from "../../../contract/sideGame/sideGameResults.ts";
import { SelectField } from "../../form/SelectField.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import type { GameView } from "./gameView.ts";
import { recordFaces } from "./recordFaces.ts";

interface Props {
  readonly view: GameView;
  readonly kind: RecordKind;
  readonly me: PlayerId;
}

/** For the players of a game: what is recorded of each hole, and the form for one of them. */
export const RecordPanel = ({ view, kind, me }: Props) => {
  const { Form, canPlay, nextHole, ofHole, panelTitle } = recordFaces[kind];
  const { game, results } = view;
  // Stays on its hole while somebody chooses, whatever others record meanwhile.
  const [chosen, setChosen] = useState(() => keyOf(nextHole(view)));
  const hole = results.holes.find((each) => keyOf(each) === chosen);
  if (!canPlay(results.playerIds.length) || !hole) return null;
  const inRound = (round: number) =>
    game.roundNumbers.length > 1 ? `Round ${round}, hole` : "Hole";
  return (
    <Panel title={panelTitle(game.gameType)} as="h3">
      <SelectField
        label="Hole"
        value={chosen}
        onChange={setChosen}
        options={results.holes.map((each) => ({
          value: keyOf(each),
          label: `${inRound(each.roundNumber)} ${each.holeNumber}${ofHole(view, each)}`,
        }))}
      />
      <Form
        key={chosen}
        view={view}
        hole={hole}
        me={me}
        players={[me]}
        onDone={() => setChosen(keyOf(nextHole(view, hole)))}
      />
    </Panel>
  );
};

const keyOf = (hole: SideGameHole | undefined) =>
  hole ? `${hole.roundNumber} ${hole.holeNumber}` : "";
