import { Undo2 } from "lucide-react";
import { Button } from "../../../components/buttons/Button.tsx";
import { nameOf } from "../../../lib/playerText.ts";
import type { Played } from "./levelPlayers.ts";
import * as styles from "./PlayOff.css.ts";

interface Props {
  readonly played: ReadonlyArray<Played>;
  /** The place whose play-off is being withdrawn, or null. */
  readonly withdrawing: number | null;
  readonly onWithdraw: (place: number) => void;
}

/** The recorded play-offs, each of which can be withdrawn. */
export const RecordedPlayOffs = ({ played, withdrawing, onWithdraw }: Props) =>
  played.length === 0 ? null : (
    <ul className={styles.list}>
      {played.map(({ place, players, rests }) => (
        <li key={place} className={styles.played}>
          <span className={styles.words}>
            <span className={styles.names}>
              {players.map((player) => `${player.place} ${nameOf(player.user)}`).join(", ")}
            </span>
            {rests ? <span>They are no longer level, so the board leaves it out.</span> : null}
          </span>
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={20} aria-hidden="true" />}
            isPending={withdrawing === place}
            aria-label={`Take back the play-off for place ${place}`}
            onClick={() => onWithdraw(place)}
          >
            Take Back
          </Button>
        </li>
      ))}
    </ul>
  );
