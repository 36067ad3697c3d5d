import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { asRow } from "../../../ui/layout.ts";
import { SyncChip } from "./SyncChip.tsx";
import { useSaveQueue } from "./useSaveQueue.ts";

interface Props {
  readonly playerId: PlayerId;
  readonly tournamentId: TournamentId;
}

/** Shown on other parts of an event: which scores of the player are not sent yet. */
export const WaitingNotice = ({ playerId, tournamentId }: Props) => {
  const queue = useSaveQueue(playerId, tournamentId);
  return (
    <div
      className={
        queue.waiting.length === 0
          ? undefined
          : asRow({ align: "stretch", justify: "end", bottom: 3 })
      }
    >
      <SyncChip queue={queue} hasCard={false} />
    </div>
  );
};
