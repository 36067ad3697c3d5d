import { useState } from "react";
import * as styles from "./Header.css.ts";
import { HeaderLinks, type MenuItem } from "./OwnLinks.tsx";
import { Brand, SideMenu, SunSwitch } from "./SiteHeader.tsx";

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
        <HeaderLinks items={items} />
        <SunSwitch />
        <div className={styles.narrowOnly}>
          <SideMenu items={items} isOpen={isOpen} onOpenChange={setOpen} />
        </div>
      </div>
    </header>
  );
};
