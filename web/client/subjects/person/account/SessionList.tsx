import { useRef } from "react";
import type { OwnSession } from "../../../../contract/person/ownSessions.ts";
import { toastError } from "../../../data/toasts.ts";
import { useWrite } from "../../../data/write.ts";
import { Tag } from "../../../ui/badges/Badge.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { momentText } from "../../../ui/dates/dateText.ts";
import { asRow, asText } from "../../../ui/layout.ts";
import { useNow } from "../../../ui/useNow.ts";
import * as styles from "./Account.css.ts";
import { type AccountKind, callsOf } from "./api.ts";

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

interface SessionRowProps {
  readonly session: OwnSession;
  readonly now: Date;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export const SessionRow = ({ session, now, isEnding, onEnd }: SessionRowProps) => {
  const { browser, isCurrent, startedAt, lastSeenAt } = session;
  const since = momentText(new Date(startedAt), now);
  const seen = momentText(new Date(lastSeenAt), now);
  return (
    <li
      className={asRow({
        gap: 2,
        justify: "between",
        wrap: true,
        pad: 3,
        ground: "raised",
        radius: "slot",
      })}
    >
      <div className={styles.facts}>
        <p className={asText({ weight: "strong", breaks: true })}>{browser}</p>
        <p className={asText({ tone: "textDim", size: "sm" })}>{`Signed in: ${since}`}</p>
        {isCurrent ? null : (
          <p className={asText({ tone: "textDim", size: "sm" })}>{`Last seen: ${seen}`}</p>
        )}
      </div>
      {isCurrent ? (
        <Tag>This device</Tag>
      ) : (
        <Button
          variant="line"
          size="small"
          aria-label={`End session: ${browser}, signed in ${since}`}
          isPending={isEnding}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
};
