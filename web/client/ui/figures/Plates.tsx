import type { ReactNode } from "react";
import { joinClasses } from "../layout.ts";
import { figure } from "../theme/theme.css.ts";
import * as tones from "./Figure.css.ts";
import type { Tone } from "./Figure.tsx";
import * as styles from "./Plates.css.ts";

interface PlateOf {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: Tone;
}

interface Props {
  readonly plates: ReadonlyArray<PlateOf>;
  readonly size?: "small" | "large";
  readonly className?: string;
}

/** Two to four figures with their labels, side by side. */
export const Plates = ({ plates, size = "small", className }: Props) => {
  const columns = plates.length === 3 ? 3 : plates.length === 4 ? 4 : 2;
  return (
    <dl className={joinClasses(styles.group[size], styles.columns[columns], className)}>
      {plates.map(({ label, value, tone = "plain" }) => (
        <div key={label} className={styles.plate[size]}>
          <dt className={styles.name[size]}>{label}</dt>
          <dd className={joinClasses(figure, styles.value[size], tones.tone[tone])}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
