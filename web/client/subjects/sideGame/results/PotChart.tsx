import { countText } from "../../../ui/countText.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asRow } from "../../../ui/layout.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { stakeText } from "../words.ts";
import * as styles from "./Pot.css.ts";
import { nextOf, type PotHole, roundsOf } from "./pot.ts";

interface Props {
  readonly pot: ReadonlyArray<PotHole>;
}

/** The purse as piles, one round below the other. The lists beside it contain the same in words. */
export const PotChart = ({ pot }: Props) => {
  const rounds = roundsOf(pot);
  return (
    <>
      {rounds.map(({ roundNumber, holes }) => (
        <figure key={roundNumber} className={styles.chart}>
          {rounds.length > 1 ? (
            <figcaption className={styles.round}>{`Round ${roundNumber}`}</figcaption>
          ) : null}
          <VisuallyHidden>{spoken(roundNumber, holes)}</VisuallyHidden>
          <div className={styles.piles} aria-hidden="true">
            {holes.map((pile) => (
              <Pile key={pile.hole.holeNumber} pile={pile} />
            ))}
          </div>
        </figure>
      ))}
      <ul className={styles.key} aria-label="What the piles mean">
        <li className={asRow({ gap: 2, inline: true })}>
          <span className={joinClasses(styles.keySlat, styles.slat.won)} aria-hidden="true" />
          Won
        </li>
        <li className={asRow({ gap: 2, inline: true })}>
          <span className={joinClasses(styles.keySlat, styles.slat.tied)} aria-hidden="true" />
          Tied, carries over
        </li>
        <li className={asRow({ gap: 2, inline: true })}>
          <span className={joinClasses(styles.keySlat, styles.slat.open)} aria-hidden="true" />
          Still open
        </li>
      </ul>
    </>
  );
};

const Pile = ({ pile: { hole, state, slats, winners, worth } }: { readonly pile: PotHole }) => {
  const kind = state === "won" && winners.some(({ isMine }) => isMine) ? "mine" : state;
  const tag = state === "next" ? stakeText(worth) : (winners[0]?.tag ?? "");
  return (
    <span className={styles.pile}>
      <span className={styles.tag[kind]}>{tag}</span>
      <span className={styles.stack}>
        {Array.from({ length: slats }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slat is only its place in the pile
          <span key={index} className={joinClasses(styles.slat[kind], styles.inPile)} />
        ))}
      </span>
      <span className={state === "next" ? styles.numberNext : styles.number}>
        {hole.holeNumber}
      </span>
    </span>
  );
};

const spoken = (roundNumber: number, holes: ReadonlyArray<PotHole>) => {
  const of = (state: PotHole["state"]) => holes.filter((each) => each.state === state).length;
  const next = nextOf(holes);
  const ahead = next ? `, hole ${next.hole.holeNumber} is worth ${stakeText(next.worth)}` : "";
  const open = of("open") + of("next");
  return `Round ${roundNumber}: ${countText(of("won"), "hole")} won, ${of("tied")} tied, ${open} open${ahead}`;
};
