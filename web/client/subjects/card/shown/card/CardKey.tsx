import { note } from "../../../../ui/figures/NoteMark.css.ts";
import { joinClasses } from "../../../../ui/joinClasses.ts";
import { asRow } from "../../../../ui/layout.ts";
import * as styles from "./CardKey.css.ts";

const marks = [
  { notation: "eagle", name: "Eagle" },
  { notation: "birdie", name: "Birdie" },
  { notation: "bogey", name: "Bogey" },
  { notation: "double", name: "Double or more" },
] as const;

/** The meaning of the shapes around the scores. */
export const CardKey = () => (
  <ul className={styles.key} aria-label="Legend">
    {marks.map(({ notation, name }) => (
      <li key={notation} className={asRow({ gap: 2, inline: true })}>
        <span className={joinClasses(note[notation], styles.mark)} aria-hidden="true">
          ·
        </span>
        {name}
      </li>
    ))}
    <li className={asRow({ gap: 2, inline: true })}>
      <span className={styles.dot} aria-hidden="true">
        •
      </span>
      Stroke received
    </li>
  </ul>
);
