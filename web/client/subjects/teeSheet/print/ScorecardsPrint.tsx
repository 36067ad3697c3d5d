import { asRow } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { playingHandicapText } from "../../person/indexText.ts";
import { groupText } from "../sheet.ts";
import type { PrintedCard, PrintedHole } from "./cards.ts";
import * as styles from "./Print.css.ts";

interface Props {
  readonly cards: ReadonlyArray<PrintedCard>;
  /** The title of the print: "Midsummer Sinners Open, round 1". */
  readonly title: string;
}

/** Empty cards to fill in, one for each player or side with one ball, two on a page. */
export const ScorecardsPrint = ({ cards, title }: Props) => {
  if (cards.length === 0) {
    return (
      <EmptyState as="h2" title="No Scorecards">
        Nobody plays in this round yet.
      </EmptyState>
    );
  }
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <CardToWrite key={card.playerId} card={card} title={title} />
      ))}
    </div>
  );
};

const CardToWrite = ({ card, title }: { readonly card: PrintedCard; readonly title: string }) => {
  const { name, members, group, playingHandicap, tee, holes } = card;
  const front = holes.filter(({ holeNumber }) => holeNumber <= 9);
  const back = holes.filter(({ holeNumber }) => holeNumber > 9);
  return (
    <article className={styles.card} aria-label={`Card of ${name}`}>
      <p>
        <span className={styles.name}>{name}</span>
        {members === null ? "" : ` · ${members}`}
        {` · Playing handicap ${playingHandicapText(playingHandicap)}${tee ? ` · ${tee} tee` : ""} · ${title}`}
        {group ? ` · ${groupText(group)}` : ""}
      </p>
      {holes.length === 0 ? <p>The course of this event has no holes yet.</p> : null}
      {front.length > 0 ? <Nine holes={front} sum="OUT" name={name} /> : null}
      {back.length > 0 ? <Nine holes={back} sum="IN" name={name} /> : null}
      <p className={asRow({ gap: 5, align: "stretch", wrap: true, top: 4, size: "sm" })}>
        <span>Total ________</span>
        <span>Net ________</span>
        <span>Marker ____________________</span>
        <span>Player ____________________</span>
      </p>
    </article>
  );
};

interface NineProps {
  readonly holes: ReadonlyArray<PrintedHole>;
  readonly sum: "OUT" | "IN";
  readonly name: string;
}

const Nine = ({ holes, sum, name }: NineProps) => (
  <table className={styles.narrowTable} aria-label={`${sum} of ${name}`}>
    <thead>
      <tr>
        <th scope="col" className={styles.rowHead}>
          Hole
        </th>
        {holes.map(({ holeNumber }) => (
          <th key={holeNumber} scope="col" className={styles.head}>
            {holeNumber}
          </th>
        ))}
        <th scope="col" className={styles.head}>
          {sum}
        </th>
      </tr>
    </thead>
    <tbody>
      <Line name="Par" holes={holes} show={({ par }) => par} total={parOf(holes)} />
      <Line name="Stroke index" holes={holes} show={({ strokeIndex }) => strokeIndex} />
      <Line name="Strokes received" holes={holes} show={dotsOf} />
      <Line name="Score" holes={holes} show={() => ""} />
    </tbody>
  </table>
);

const parOf = (holes: ReadonlyArray<PrintedHole>) => holes.reduce((sum, { par }) => sum + par, 0);

/** A dot for each stroke received; a minus for a stroke given back. */
const dotsOf = ({ strokesReceived }: PrintedHole) =>
  strokesReceived < 0 ? strokesReceived : "•".repeat(strokesReceived);

interface LineProps {
  readonly name: string;
  readonly holes: ReadonlyArray<PrintedHole>;
  readonly show: (hole: PrintedHole) => number | string;
  readonly total?: number;
}

const Line = ({ name, holes, show, total }: LineProps) => (
  <tr>
    <th scope="row" className={styles.rowHead}>
      {name}
    </th>
    {holes.map((hole) => (
      <td key={hole.holeNumber} className={styles.box}>
        {show(hole)}
      </td>
    ))}
    <td className={styles.box}>{total}</td>
  </tr>
);
