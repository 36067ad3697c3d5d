import { type ReactNode, useState } from "react";
import { NavLink } from "react-router-dom";
import { Brand } from "./Brand.tsx";
import * as styles from "./Header.css.ts";
import type { MenuItem } from "./menuItem.ts";
import { SideMenu } from "./SideMenu.tsx";
import { SunSwitch } from "./SunSwitch.tsx";

interface Props {
  /** A row on desktops, a menu on smaller screens: Home, Events, Profile, Sign Out. */
  readonly items: ReadonlyArray<MenuItem>;
  /** The page begins with a drawing, which the header lies over. */
  readonly isOverArt?: boolean;
}

/** The header of a signed-in player's own pages. */
export const LinksHeader = ({ items, isOverArt = false }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={isOverArt ? styles.topOverArt : styles.top} data-screen-only="">
      <Brand />
      <div className={styles.chip}>
        <nav aria-label="Main" className={styles.links}>
          {items.map((item) => (
            <HeaderLink key={item.label} to={item.to}>
              {item.label}
            </HeaderLink>
          ))}
        </nav>
        <SunSwitch />
        <div className={styles.narrowOnly}>
          <SideMenu items={items} isOpen={isOpen} onOpenChange={setOpen} />
        </div>
      </div>
    </header>
  );
};

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
