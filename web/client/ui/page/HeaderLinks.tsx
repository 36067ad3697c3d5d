import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import * as styles from "./Header.css.ts";
import type { MenuItem } from "./menuItem.ts";

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
