import { useState } from "react";
import { canPlayWolf } from "../../../../../../domain/golf/sideGames/wolfHole.ts";
import type { SideGame } from "../../../../../contract/sideGame/sideGame.ts";
import type { SideGameResults } from "../../../../../contract/sideGame/sideGameResults.ts";
import { unsaved } from "../../../../device/unsaved.ts";
import { SelectField } from "../../../../form/SelectField.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { EmptyState } from "../../../../ui/states/EmptyState.tsx";
import { holesOfRound } from "../holesInPlay.ts";
import * as styles from "../SideGames.css.ts";
import { WolfHole } from "./WolfHole.tsx";

interface Props {
  readonly game: SideGame;
  readonly results: SideGameResults;
  readonly mayManage: boolean;
}

/** The wolf of each hole and the chosen partner. */
export const WolfChoices = ({ game, results, mayManage }: Props) => {
  const [round, setRound] = useState<number>(game.roundNumber);
  if (!canPlayWolf(results.playerIds.length)) {
    return (
      <EmptyState title="Wolf Needs Three to Five">
        {`Wolf needs three to five players. ${results.playerIds.length} play.`}
      </EmptyState>
    );
  }
  return (
    <div className={asStack({ gap: 4, top: 4 })}>
      {game.roundNumbers.length > 1 ? (
        <SelectField
          label="Round"
          value={String(round)}
          onChange={(chosen) => unsaved.leave(document, () => setRound(Number(chosen)))}
          options={game.roundNumbers.map((each) => {
            return { value: String(each), label: `Round ${each}` };
          })}
        />
      ) : null}
      <ul className={styles.games}>
        {holesOfRound(game, round).map((hole) => (
          <li key={`${round} ${hole}`}>
            <WolfHole
              game={game}
              results={results}
              roundNumber={round}
              holeNumber={hole}
              mayManage={mayManage}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
