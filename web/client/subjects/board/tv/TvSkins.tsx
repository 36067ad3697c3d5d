import * as styles from "./TvSkins.css.ts";

/** The state of the skins of an event, in words. */
export interface SkinsNow {
  /** What the next hole is worth, and which hole it is; null once all are settled. */
  readonly stake: { readonly worth: string; readonly where: string } | null;
  /** Players who have won something, the highest sum first. */
  readonly winners: ReadonlyArray<{
    readonly key: string;
    readonly side: string;
    readonly amount: string;
  }>;
}

/** The skins in play, for a television. */
export const TvSkins = ({ stake, winners }: SkinsNow) => (
  <>
    {stake ? (
      <p className={styles.stake}>
        <span className={styles.worth}>{stake.worth}</span>
        <span>{stake.where}</span>
      </p>
    ) : null}
    <ol className={styles.winners}>
      {winners.map(({ key, side, amount }) => (
        <li key={key} className={styles.winner}>
          <span className={styles.side}>{side}</span>
          <span className={styles.amount}>{amount}</span>
        </li>
      ))}
    </ol>
  </>
);
