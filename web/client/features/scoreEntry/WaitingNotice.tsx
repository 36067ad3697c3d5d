import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { SyncChip } from "./SyncChip.tsx";
import { useSaveQueue } from "./useSaveQueue.ts";
import * as styles from "./WaitingNotice.css.ts";

interface Props {
  readonly playerId: PlayerId;
  readonly tournamentId: TournamentId;
}

/** Where an event shows something else than the player's scores: which of them are on their way. */
export const WaitingNotice = ({ playerId, tournamentId }: Props) => {
  const queue = useSaveQueue(playerId, tournamentId);
  return (
    <div className={queue.waiting.length === 0 ? undefined : styles.notice}>
      <SyncChip queue={queue} hasCard={false} />
    </div>
  );
};
