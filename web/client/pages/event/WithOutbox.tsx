import { type ReactNode, useEffect, useMemo } from "react";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { OutboxContext } from "../../outbox/outbox.ts";
import { loadRecords, useSaveQueue } from "../../subjects/card/pad/useSaveQueue.ts";
import { isRecord } from "../../subjects/card/pad/waitingEntry.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly me: PlayerId;
  readonly children: ReactNode;
}

/** What a player enters for side games waits among the scores, and is sent with them. */
export const WithOutbox = ({ tournamentId, me, children }: Props) => {
  const { state, waiting, enter } = useSaveQueue(me, tournamentId);
  const outbox = useMemo(
    () => ({ waiting: waiting.filter(isRecord), isHeldUp: state !== "sending", enter }),
    [waiting, state, enter],
  );
  // Later there may be no network, or another version on the server.
  useEffect(() => void loadRecords().catch(() => undefined), []);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
};
