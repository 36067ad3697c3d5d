import { Schema } from "effect";
import { ShareCode, type TournamentId } from "../../../domain/shared/values.ts";
import { Changed, watchFollowedBoard, watchLive } from "../../contract/live.ts";

type Change = typeof Changed.Type;

/** The part of `EventSource` that is used. */
export interface Source {
  readonly readyState: number;
  addEventListener(type: string, listen: (event: Event) => void): void;
  close(): void;
}

const CLOSED = 2;
const REOPEN_AFTER = 5000;

const decode = Schema.decodeUnknownSync(Changed);

/** A tournament, or its public board by share code. */
export type Followed = TournamentId | ShareCode;

const isShared = Schema.is(ShareCode);

const pathOf = (followed: Followed) =>
  isShared(followed)
    ? watchFollowedBoard.path.replace(":shareCode", followed)
    : watchLive.path.replace(":eventId", followed);

const toServer = (followed: Followed): Source =>
  new EventSource(pathOf(followed), { withCredentials: true });

/** The part of a document that is used. */
export type Page = Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">;

/**
 * The connection on which the server announces changes of a tournament. A browser reconnects by
 * itself after a break, but gives up after an error answer, as while the server is replaced. Then
 * the connection is opened again here.
 *
 * A hidden page has none: without HTTP/2 a browser opens six connections to one server, and six
 * hidden pages would leave none for the seventh. After it was opened again, the server sends what
 * has changed meanwhile.
 */
export const openLiveConnection = (
  followed: Followed,
  notify: { readonly changed: (change: Change) => void; readonly lost: (isLost: boolean) => void },
  { connect = toServer, page = document }: { connect?: typeof toServer; page?: Page } = {},
) => {
  let source: Source | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const opened = connect(followed);
    source = opened;
    opened.addEventListener("open", () => notify.lost(false));
    opened.addEventListener("changed", (event) => {
      if (event instanceof MessageEvent) notify.changed(decode(event.data));
    });
    opened.addEventListener("error", () => {
      notify.lost(true);
      if (opened.readyState === CLOSED) reopening = setTimeout(open, REOPEN_AFTER);
    });
  };
  const close = () => {
    clearTimeout(reopening);
    source?.close();
    source = undefined;
  };
  const followVisibility = () => {
    close();
    if (page.visibilityState === "visible") open();
  };

  followVisibility();
  page.addEventListener("visibilitychange", followVisibility);
  return () => {
    page.removeEventListener("visibilitychange", followVisibility);
    close();
  };
};
