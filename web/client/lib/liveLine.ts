import { Schema } from "effect";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { Changed, watchLive } from "../../contract/live.ts";

type Change = typeof Changed.Type;

/** What a line carries; browsers have it as `EventSource`. */
export interface Source {
  readonly readyState: number;
  addEventListener(type: string, listen: (event: Event) => void): void;
  close(): void;
}

const CLOSED = 2;
const REOPEN_AFTER = 5000;

const decode = Schema.decodeUnknownSync(Changed);

const toServer = (tournamentId: TournamentId): Source =>
  new EventSource(watchLive.path.replace(":eventId", tournamentId), { withCredentials: true });

/**
 * The line on which the server tells what has changed in a tournament. A browser connects again by
 * itself after a break, but gives up when the answer is an error, as while the server is replaced:
 * then the line is opened anew.
 */
export const openLiveLine = (
  tournamentId: TournamentId,
  tell: { readonly changed: (change: Change) => void; readonly lost: (isLost: boolean) => void },
  connect = toServer,
) => {
  let source: Source;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const opened = connect(tournamentId);
    source = opened;
    opened.addEventListener("open", () => tell.lost(false));
    opened.addEventListener("changed", (event) => {
      if (event instanceof MessageEvent) tell.changed(decode(event.data));
    });
    opened.addEventListener("error", () => {
      tell.lost(true);
      if (opened.readyState === CLOSED) reopening = setTimeout(open, REOPEN_AFTER);
    });
  };

  open();
  return () => {
    clearTimeout(reopening);
    source.close();
  };
};
