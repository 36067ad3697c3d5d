import * as styles from "./TvSkins.css.ts";

/** Where the skins of an event stand, in words. */
export interface SkinsNow {
  /** What the next hole is worth, and which that is; null once all are settled. */
  readonly stake: { readonly worth: string; readonly where: string } | null;
  /** Who has won something, the most first. */
  readonly winners: ReadonlyArray<{
    readonly key: string;
    readonly side: string;
    readonly amount: string;
  }>;
}

/** The money in play, for a screen on the wall. */
export const TvSkins = ({ stake, winners }: SkinsNow) => (
  <>
    {stake ? (
      <p className={styles.stake}>
        <span className={styles.worth}>{stake.worth}</span>
        <span>{stake.where}</span>
      </p>
    ) : null}
    <ol>
      {winners.map(({ key, side, amount }) => (
        <li key={key} className={styles.winner}>
          <span className={styles.side}>{side}</span>
          <span className={styles.amount}>{amount}</span>
        </li>
      ))}
    </ol>
  </>
);
