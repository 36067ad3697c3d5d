import { Menu } from "lucide-react";
import { useState } from "react";
import { loadable } from "../loadable.tsx";
import * as styles from "./Header.css.ts";
import type { MenuItem } from "./menuItem.ts";

// Loaded later, because the first view does not need the dialog.
const { load: loadDrawer, Component: MenuDrawer } = loadable(() => import("./MenuDrawer.tsx"));

interface Props {
  readonly items: ReadonlyArray<MenuItem>;
  /** Set if another button of the page opens the same menu. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly className?: string;
  /** On phones only the icon is visible; screen readers still read the word. */
  readonly isBrief?: boolean;
}

/** The button of a menu and the drawer that it opens. */
export const SideMenu = ({ items, isOpen, onOpenChange, className, isBrief = false }: Props) => {
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      <button
        type="button"
        className={className ?? styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => onOpenChange(true)}
      >
        <Menu aria-hidden="true" />
        <span className={isBrief ? styles.briefMenuWord : styles.menuWord}>Menu</span>
      </button>
      {wasOpened ? (
        <MenuDrawer items={items} isOpen={isOpen} onClose={() => onOpenChange(false)} />
      ) : null}
    </>
  );
};
