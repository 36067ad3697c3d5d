import type { ReactNode } from "react";
import { Heading } from "../../components/page/CrestHeading.tsx";
import * as styles from "./Account.css.ts";
import type { AccountKind } from "./api.ts";
import { PasswordPanel } from "./PasswordPanel.tsx";
import { SessionsPanel } from "./SessionsPanel.tsx";

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
