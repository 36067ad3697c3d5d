import { KeyRound, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "../buttons/Button.tsx";
import * as styles from "./Header.css.ts";
import { Brand, SunSwitch } from "./SiteHeader.tsx";

interface Props {
  /** The full line, such as "Welcome, Dana Whitlock". */
  readonly welcome: string;
  readonly onLogout: () => void;
  readonly isLoggingOut: boolean;
  /** True above the desk of an event, which is wider than other pages. */
  readonly isDesk?: boolean;
  /** What is told on every page, below the bar. */
  readonly children?: ReactNode;
}

/** The header of the administrators' screens. */
export const AdminHeader = (props: Props) => (
  <header className={styles.bar} data-screen-only="">
    <div className={props.isDesk === true ? styles.officeTopOfDesk : styles.officeTop}>
      <Brand to="/admin/dashboard" />
      <span className={styles.portal}>Admin Portal</span>
      <span className={styles.welcome}>{props.welcome}</span>
      <div className={styles.officeActions}>
        <SunSwitch />
        <Link to="/admin/account" className={styles.account}>
          <KeyRound size={22} className={styles.accountSign} aria-hidden="true" />
          <span className={styles.accountWords}>Password and sessions</span>
        </Link>
        <Button
          variant="line"
          size="small"
          icon={<LogOut size={20} aria-hidden="true" />}
          isPending={props.isLoggingOut}
          onClick={props.onLogout}
        >
          Logout
        </Button>
      </div>
    </div>
    {props.children}
  </header>
);
