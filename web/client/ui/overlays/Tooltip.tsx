import { Tooltip as Radix } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import * as styles from "./ActionMenu.css.ts";

interface ProviderProps {
  readonly children: ReactNode;
}

const OPEN_DELAY = 700;
/** Within this time after one tooltip, the next one opens at once. */
const SKIP_DELAY = 300;

/** Around a group of tooltips, such as the tools of a table. */
export const TooltipGroup = ({ children }: ProviderProps) => (
  <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
    {children}
  </Radix.Provider>
);

interface Props {
  readonly text: string;
  /** One button. The tooltip shows its label and must not say anything else. */
  readonly children: ReactNode;
}

/** Shows the label of an icon on hover and focus. Needs a `TooltipGroup` around it. */
export const Tooltip = ({ text, children }: Props) => (
  <Radix.Root>
    <Radix.Trigger asChild onFocus={unlessGivenBack}>
      {children}
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className={styles.tip} sideOffset={6} collisionPadding={8}>
        {text}
        <Radix.Arrow className={styles.arrow} />
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

/** Opens no tooltip when a dialog gives the focus back: it would cover other buttons. */
const unlessGivenBack = (event: FocusEvent<HTMLButtonElement>) => {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
};
