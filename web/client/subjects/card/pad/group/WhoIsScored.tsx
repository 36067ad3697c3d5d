import { useState } from "react";
import type { PlayerId, TournamentId } from "../../../../../../domain/shared/values.ts";
import { scoredCards } from "../../../../device/storage.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import * as styles from "./WhoIsScored.css.ts";

/** The cards that this phone enters. */
type Scored = "own" | "group";

/** Null until the player has said it, for each event. Until then the whole group is shown. */
export const useWhoIsScored = (playerId: PlayerId, tournamentId: TournamentId) => {
  const stored = scoredCards(playerId, tournamentId);
  const [scored, setScored] = useState<Scored | null>(() => {
    const text = stored.read();
    return text === "own" || text === "group" ? text : null;
  });
  const choose = (next: Scored) => {
    stored.write(next);
    setScored(next);
  };
  return { scored, choose };
};

interface Props {
  readonly scored: Scored | null;
  readonly onChoose: (scored: Scored) => void;
}

const choices = { own: "Only my card", group: "The whole group" } as const;

/** Asks once whose scores are entered here, so that nobody types onto the card of another. */
export const WhoIsScored = ({ scored, onChoose }: Props) => (
  <fieldset className={styles.question}>
    <legend className={styles.legend}>On this phone I enter</legend>
    {(["own", "group"] as const).map((choice) => (
      <Button
        key={choice}
        variant={scored === choice ? "quiet" : "line"}
        size="small"
        className={styles.choice}
        aria-pressed={scored === choice}
        onClick={() => onChoose(choice)}
      >
        {choices[choice]}
      </Button>
    ))}
  </fieldset>
);
