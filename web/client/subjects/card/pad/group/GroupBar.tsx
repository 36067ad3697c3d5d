import { useState } from "react";
import type { HoleNumber, PlayerId, TournamentId } from "../../../../../../domain/shared/values.ts";
import { scoredCards } from "../../../../device/storage.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Figure, PickedUp, toneOf } from "../../../../ui/figures/Figure.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import * as styles from "../RoundEntry.css.ts";
import type { GroupCard } from "./useGroup.ts";

interface Props {
  readonly group: ReadonlyArray<GroupCard>;
  readonly current: PlayerId;
  readonly holeNumber: HoleNumber;
  readonly onPlayer: (playerId: PlayerId) => void;
}

/** The players of the group with their scores on the hole. */
export const GroupBar = ({ group, current, holeNumber, onPlayer }: Props) => (
  <ul className={styles.group} aria-label={`The group on hole ${holeNumber}`}>
    {group.map(({ playerId, callName, barrier, round }) => {
      const score = round?.entered.get(holeNumber);
      const par = round?.holes.find((hole) => hole.holeNumber === holeNumber)?.par ?? 0;
      const isCurrent = playerId === current;
      return (
        <li key={playerId} className={asStack({ shrinks: true })}>
          <button
            type="button"
            className={isCurrent ? styles.currentMember : styles.member}
            aria-current={isCurrent ? "true" : undefined}
            disabled={barrier !== null}
            onClick={() => onPlayer(playerId)}
          >
            <span className={barrier === null ? styles.memberName : styles.goneName}>
              {callName}
            </span>
            {barrier === null ? null : <VisuallyHidden>{`, ${barrier}`}</VisuallyHidden>}
            {score === undefined ? (
              <span className={styles.memberStrokes} aria-hidden="true">
                {round === null ? "…" : "·"}
              </span>
            ) : (
              <Figure
                className={styles.memberStrokes}
                tone={isCurrent ? "plain" : toneOf(score.strokes && score.strokes - par)}
              >
                <VisuallyHidden>, </VisuallyHidden>
                {score.strokes ?? <PickedUp />}
              </Figure>
            )}
          </button>
        </li>
      );
    })}
  </ul>
);

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

interface WhoIsScoredProps {
  readonly scored: Scored | null;
  readonly onChoose: (scored: Scored) => void;
}

const choices = { own: "Only my card", group: "The whole group" } as const;

/** Asks once whose scores are entered here, so that nobody types onto the card of another. */
export const WhoIsScored = ({ scored, onChoose }: WhoIsScoredProps) => (
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
