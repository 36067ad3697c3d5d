import { gameTraits } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGameResults } from "../../../../contract/sideGame/sideGameResults.ts";
import { Plates } from "../../../ui/figures/Plates.tsx";
import { asRow, asText, joinClasses } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import type { GameView } from "../gameView.ts";
import { stakeText } from "../words.ts";
import * as styles from "./Pot.css.ts";
import { nextOf, type PotHole, potOf, roundsOf } from "./pot.ts";

interface Props {
  readonly view: GameView;
}

/** The purse: the current stake, the results so far and the money left over. */
export const GameStake = ({ view }: Props) => {
  const { game, results } = view;
  const { hole, paidBy } = gameTraits[game.gameType];
  const carries = hole === "skin";
  const pot = carries ? potOf(view) : [];
  const perHole =
    paidBy === "hole" ? [{ label: "Per hole", value: feeText(game.prizePerHole) }] : [];
  return (
    <>
      {carries ? <NextHole pot={pot} status={results.status} /> : null}
      {!carries && results.status === "final" ? <Settled holes={results.holes} /> : null}
      {carries ? <PotChart pot={pot} /> : null}
      <Plates
        plates={[
          { label: "Purse", value: feeText(results.purse) },
          ...perHole,
          { label: "Unclaimed", value: feeText(results.unclaimed) },
        ]}
      />
    </>
  );
};

interface NextHoleProps {
  readonly pot: ReadonlyArray<PotHole>;
  readonly status: SideGameResults["status"];
}

/** What the next hole is worth, and why: the largest element of the game. */
const NextHole = ({ pot, status }: NextHoleProps) => {
  const next = nextOf(pot);
  if (!next) return status === "final" ? <Settled holes={pot.map(({ hole }) => hole)} /> : null;
  const { hole, slats, worth } = next;
  const hasRounds = pot.some((each) => each.hole.roundNumber !== hole.roundNumber);
  return (
    <p className={styles.stake}>
      <span className={styles.worth}>{stakeText(worth)}</span>
      <span className={styles.stakeWords}>
        {`on hole ${hole.holeNumber}${hasRounds ? `, round ${hole.roundNumber}` : ""}`}
        {slats > 1 ? (
          <small className={styles.stakeNote}>
            {`${stakeText(hole.carriedIn)} carried from ${countText(slats - 1, "tie")}`}
          </small>
        ) : null}
      </span>
    </p>
  );
};

interface SettledProps {
  readonly holes: SideGameResults["holes"];
}

/** A game also ends with its event, and then some of its holes may have stayed open. */
const Settled = ({ holes }: SettledProps) => {
  const open = holes.filter(({ state }) => state === "open").length;
  return (
    <p className={asText({ weight: "strong" })}>
      {open === 0 ? "All holes are settled." : `${countText(open, "hole")} stayed open.`}
    </p>
  );
};

interface PotChartProps {
  readonly pot: ReadonlyArray<PotHole>;
}

/** The purse as piles, one round below the other. The lists beside it contain the same in words. */
const PotChart = ({ pot }: PotChartProps) => {
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
