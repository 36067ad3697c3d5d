import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Panel } from "../../components/cards/Panel.tsx";
import { FailedRead } from "../../components/states/FailedRead.tsx";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";
import * as styles from "./Account.css.ts";
import { type AccountKind, sessionsQuery } from "./api.ts";
import { SessionList } from "./SessionList.tsx";

interface Props {
  readonly kind: AccountKind;
  /** Called when the server says that this session has ended as well. */
  readonly onSignedOut: () => void;
}

export const SessionsPanel = ({ kind, onSignedOut }: Props) => {
  const read = useQuery(sessionsQuery(kind));
  const { data, error } = read;
  useEffect(() => {
    if (data === null) onSignedOut();
  }, [data, onSignedOut]);
  return (
    <Panel title="Sessions">
      <p className={styles.quiet}>
        Where you are signed in. If you do not know one of these, end it and change your password.
      </p>
      {data ? (
        <SessionList kind={kind} sessions={data} />
      ) : error ? (
        <FailedRead title="Your sessions could not be loaded" of={read} />
      ) : (
        <SkeletonSlats label="Loading sessions..." count={2} />
      )}
    </Panel>
  );
};
