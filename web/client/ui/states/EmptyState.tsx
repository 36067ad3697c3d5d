import type { ReactNode } from "react";
import { Ground } from "../drawings/Ground.tsx";
import { asText, joinClasses } from "../layout.ts";
import { roman } from "../theme/theme.css.ts";
import * as styles from "./EmptyState.css.ts";

interface Props {
  readonly title: string;
  /** Why it is empty, or what will fill it. */
  readonly children?: ReactNode;
  /** At most one button. */
  readonly action?: ReactNode;
  /** The level of its heading on the page. */
  readonly as?: "h1" | "h2" | "h3" | "p";
  readonly seed?: string;
}

/** An empty state, with a drawing of a green without a flag. */
export const EmptyState = ({
  title,
  children,
  action,
  as: Heading = "h3",
  seed = "nothing yet",
}: Props) => (
  <div className={styles.empty}>
    <div className={styles.art}>
      <Ground
        seed={seed}
        shows="hole"
        width={240}
        height={130}
        radius={42}
        levels={11}
        cell={6.5}
        bunkers={2}
        arrowGap={200}
      />
    </div>
    <Heading className={joinClasses(roman, styles.title)}>{title}</Heading>
    {children ? <p className={styles.sentence}>{children}</p> : null}
    {action ? <div className={asText({ top: 2 })}>{action}</div> : null}
  </div>
);
