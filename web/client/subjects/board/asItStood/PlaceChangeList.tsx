import { asText } from "../../../ui/layout.ts";
import { Movement } from "../board/Movement.tsx";
import * as styles from "./PlaceChangeList.css.ts";
import type { PlaceChange } from "./placeChanges.ts";

interface Props {
  readonly changes: ReadonlyArray<PlaceChange>;
}

/** The places that changed since the shown board. */
export const PlaceChangeList = ({ changes }: Props) => {
  if (changes.length === 0) return <p className={styles.places}>No place has changed since.</p>;
  return (
    <ol>
      {changes.map(({ playerId, name, then, now, gained }) => (
        <li key={playerId} className={styles.item}>
          <span className={asText({ weight: "strong", leading: 1.2, breaks: true })}>{name}</span>
          {then ? (
            <>
              <span className={styles.places}>{`${then} to ${now}`}</span>
              <Movement gained={gained} className={styles.gained} />
            </>
          ) : (
            <span className={styles.arrival}>{`new, now ${now}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
};
