import { ChevronDown } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "../buttons/Button.tsx";
import * as styles from "./ActionMenu.css.ts";

interface Action {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly isDangerous?: boolean;
  /** Cannot be chosen now, but stays in the menu. */
  readonly isDisabled?: boolean;
}

interface Props {
  /** "Actions"; `about` makes it "Actions: The Crooked Pin" for screen readers. */
  readonly label?: string;
  readonly about?: string;
  readonly actions: ReadonlyArray<Action>;
}

/** A menu for several tools, used if there is no room for separate buttons. */
export const ActionMenu = ({ label = "Actions", about, actions }: Props) => {
  const [isOpen, setOpen] = useState(false);
  // The library gives Escape to what opened last, which may be a toast over the menu.
  const escape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") setOpen(false);
  };
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <Button variant="quiet" size="small" aria-label={about ? `${label}: ${about}` : undefined}>
          {label}
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={escape}
        >
          {actions.map((action) => (
            <Radix.Item
              key={action.label}
              className={action.isDangerous ? styles.dangerous : styles.item}
              disabled={action.isDisabled ?? false}
              onSelect={action.onSelect}
            >
              {action.icon}
              {action.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
