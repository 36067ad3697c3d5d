import { Tooltip as Radix } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import * as styles from "./Tooltip.css.ts";

interface ProviderProps {
  readonly children: ReactNode;
}

const OPEN_DELAY = 700;
/** After one tooltip the next, within this time, opens at once. */
const SKIP_DELAY = 300;

/** Around a group of tooltips, such as the tools of a table. */
export const TooltipGroup = ({ children }: ProviderProps) => (
  <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
    {children}
  </Radix.Provider>
);

interface Props {
  readonly text: string;
  /** One button. The tooltip repeats its label for the eye; nothing is said by a tooltip alone. */
  readonly children: ReactNode;
}

/** The words of a sign, on hover and on focus. Needs a `TooltipGroup` around it. */
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

/** A button that gets the focus back from a dialog shows nothing: the tip would cover its neighbours. */
const unlessGivenBack = (event: FocusEvent<HTMLButtonElement>) => {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
};
