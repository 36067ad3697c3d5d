import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asText } from "../../../ui/layout.ts";
import { Heading } from "../../../ui/page/CrestHeading.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import * as styles from "./Account.css.ts";
import { type AccountKind, sessionsQuery } from "./api.ts";
import { PasswordPanel } from "./PasswordPanel.tsx";
import { SessionList } from "./SessionList.tsx";

/** The title of the page and the text of every link to it. */
export const ACCOUNT_TITLE = "Password and sessions";

interface Props {
  readonly kind: AccountKind;
  readonly email: string;
  readonly onSignedOut: () => void;
  /** What only one kind of account has. */
  readonly children?: ReactNode;
}

/** Changes the password and ends sessions. */
export const AccountPanels = ({ kind, email, onSignedOut, children }: Props) => (
  <>
    <Heading as="h1" size="page">
      {ACCOUNT_TITLE}
    </Heading>
    <div className={styles.panels}>
      <PasswordPanel kind={kind} email={email} />
      <SessionsPanel kind={kind} onSignedOut={onSignedOut} />
      {children}
    </div>
  </>
);

interface SessionsPanelProps {
  readonly kind: AccountKind;
  /** Called when the server says that this session has ended as well. */
  readonly onSignedOut: () => void;
}

const SessionsPanel = ({ kind, onSignedOut }: SessionsPanelProps) => {
  const read = useQuery(sessionsQuery(kind));
  const { data, error } = read;
  useEffect(() => {
    if (data === null) onSignedOut();
  }, [data, onSignedOut]);
  return (
    <Panel title="Sessions">
      <p className={asText({ tone: "textDim" })}>
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
