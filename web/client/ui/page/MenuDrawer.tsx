import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { NavLink } from "react-router-dom";
import { IconButton } from "../buttons/Button.tsx";
import { scrim } from "../dialogs/Dialog.css.ts";
import { useFocusReturn } from "../dialogs/Dialog.tsx";
import { asStack } from "../layout.ts";
import { heading } from "../theme/theme.css.ts";
import * as styles from "./MenuDrawer.css.ts";
import type { MenuItem } from "./OwnLinks.tsx";

interface Props {
  readonly items: ReadonlyArray<MenuItem>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu, which opens from the right. */
const MenuDrawer = ({ items, isOpen, onClose }: Props) => {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <div className={scrim} data-scrim="" />
        <Radix.Content className={styles.drawer} aria-describedby={undefined} {...focusReturn}>
          <header className={styles.head}>
            <Radix.Title className={heading}>Menu</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <nav aria-label="Main">
            <ul className={asStack({ gap: "slat" })}>
              {items.map((item) => (
                <li key={item.label}>
                  <Item item={item} onClose={onClose} />
                </li>
              ))}
            </ul>
          </nav>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

interface ItemProps {
  readonly item: MenuItem;
  readonly onClose: () => void;
}

const Item = ({ item: { label, icon, to }, onClose }: ItemProps) => {
  const words = (
    <>
      <span className={asStack({ tone: "textDim" })} aria-hidden="true">
        {icon}
      </span>
      {label}
    </>
  );
  if (typeof to === "function") {
    const act = () => {
      onClose();
      to();
    };
    return (
      <button type="button" className={styles.item} onClick={act}>
        {words}
      </button>
    );
  }
  return to.startsWith("/") ? (
    <NavLink end to={to} className={styles.item} onClick={onClose}>
      {words}
    </NavLink>
  ) : (
    <a href={to} className={styles.item} onClick={onClose}>
      {words}
    </a>
  );
};

export default MenuDrawer;
