import type { HoleNumber, PlayerId } from "../../../../../../domain/shared/values.ts";
import { Figure, toneOf } from "../../../../ui/figures/Figure.tsx";
import { PickedUp } from "../../../../ui/figures/NoteMark.tsx";
import { asStack } from "../../../../ui/layout.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import * as styles from "./GroupBar.css.ts";
import type { GroupCard } from "./useGroup.ts";

interface Props {
  readonly group: ReadonlyArray<GroupCard>;
  readonly current: PlayerId;
  readonly holeNumber: HoleNumber;
  readonly onPlayer: (playerId: PlayerId) => void;
}

/** The players of the group with their scores on the hole. */
export const GroupBar = ({ group, current, holeNumber, onPlayer }: Props) => (
  <ul className={styles.bar} aria-label={`The group on hole ${holeNumber}`}>
    {group.map(({ playerId, callName, barrier, round }) => {
      const score = round?.entered.get(holeNumber);
      const par = round?.holes.find((hole) => hole.holeNumber === holeNumber)?.par ?? 0;
      const isCurrent = playerId === current;
      return (
        <li key={playerId} className={asStack({ shrinks: true })}>
          <button
            type="button"
            className={isCurrent ? styles.current : styles.player}
            aria-current={isCurrent ? "true" : undefined}
            disabled={barrier !== null}
            onClick={() => onPlayer(playerId)}
          >
            <span className={barrier === null ? styles.name : styles.gone}>{callName}</span>
            {barrier === null ? null : <VisuallyHidden>{`, ${barrier}`}</VisuallyHidden>}
            {score === undefined ? (
              <span className={styles.strokes} aria-hidden="true">
                {round === null ? "…" : "·"}
              </span>
            ) : (
              <Figure
                className={styles.strokes}
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
