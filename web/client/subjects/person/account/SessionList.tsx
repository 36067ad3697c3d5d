import { useRef } from "react";
import type { OwnSession } from "../../../../contract/person/ownSessions.ts";
import { toastError } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asText } from "../../../ui/layout.ts";
import { useNow } from "../../../ui/useNow.ts";
import * as styles from "./Account.css.ts";
import { type AccountKind, callsOf } from "./api.ts";
import { SessionRow } from "./SessionRow.tsx";

interface Props {
  readonly kind: AccountKind;
  readonly sessions: ReadonlyArray<OwnSession>;
}

const A_MINUTE = 60_000;

export const SessionList = ({ kind, sessions }: Props) => {
  const end = useEndSession(kind);
  const endOthers = useEndOtherSessions(kind);
  const now = useNow(A_MINUTE);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears with its session, so the list takes the focus.
  const onSuccess = () => list.current?.focus();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label="Sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id, { onSuccess })}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="quiet"
          isPending={endOthers.isPending}
          pendingText="Ending..."
          onClick={() => endOthers.mutate(undefined, { onSuccess })}
        >
          End all other sessions
        </Button>
      ) : (
        <p className={asText({ tone: "textDim" })}>You are signed in on this device only.</p>
      )}
    </>
  );
};

const useEndSession = (kind: AccountKind) =>
  useWrite(callsOf(kind).end, (sessionId: OwnSession["id"]) => ({ params: { sessionId } }), {
    isShownFirst: true,
    done: "Session ended",
    onFailed: toastError("The session could not be ended"),
  });

const useEndOtherSessions = (kind: AccountKind) =>
  useWrite(callsOf(kind).endOthers, () => ({}), {
    isShownFirst: true,
    done: "All other sessions have ended",
    onFailed: toastError("The sessions could not be ended"),
  });
