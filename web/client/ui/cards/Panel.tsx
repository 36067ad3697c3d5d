import type { ReactNode } from "react";
import { asRow, asStack, joinClasses } from "../layout.ts";
import { heading } from "../theme/theme.css.ts";

interface Props {
  readonly title?: ReactNode;
  /** The level of its heading on the page. */
  readonly as?: "h2" | "h3";
  /** At the right of the title. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const box = asStack({
  fits: true,
  gap: 3,
  packed: true,
  shrinks: true,
  pad: 4,
  radius: "panel",
  ground: "surface",
  shadow: "raised",
});

/** A lighter box for one topic. Do not nest panels. */
export const Panel = ({ title, as: Heading = "h2", action, className, children }: Props) => (
  <section className={joinClasses(box, className)}>
    {title ? (
      <header className={asRow({ gap: 3, justify: "between", wrap: true })}>
        <Heading className={heading}>{title}</Heading>
        {action}
      </header>
    ) : null}
    {children}
  </section>
);
