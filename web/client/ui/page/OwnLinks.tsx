import { CalendarDays, House, LogOut, User } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import * as styles from "./Header.css.ts";

/** The ways of a signed-in player. */
export const ownLinks = (onSignOut: () => void): ReadonlyArray<MenuItem> => [
  { label: "Home", icon: <House />, to: "/" },
  { label: "Events", icon: <CalendarDays />, to: "/events" },
  { label: "Profile", icon: <User />, to: "/profile" },
  { label: "Sign Out", icon: <LogOut />, to: onSignOut },
];

/** The same beside the menu of a public page. */
const OwnLinks = ({ onSignOut }: { readonly onSignOut: () => void }) => (
  <HeaderLinks items={ownLinks(onSignOut)} />
);

export default OwnLinks;

/** A row of links; on smaller screens they stand in the menu. */
export const HeaderLinks = ({ items }: { readonly items: ReadonlyArray<MenuItem> }) => (
  <nav aria-label="Main" className={styles.links}>
    {items.map((item) => (
      <HeaderLink key={item.label} to={item.to}>
        {item.label}
      </HeaderLink>
    ))}
  </nav>
);

interface LinkProps {
  readonly to: MenuItem["to"];
  readonly children: ReactNode;
}

const HeaderLink = ({ to, children }: LinkProps) =>
  typeof to === "function" ? (
    <button type="button" className={styles.link} onClick={to}>
      {children}
    </button>
  ) : (
    <NavLink end to={to} className={styles.link}>
      {children}
    </NavLink>
  );

/** One line of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon: ReactNode;
  /** A path, a mail link, or a function to call. */
  readonly to: string | (() => void);
}
