import type { ReactNode } from "react";
import { longDate } from "../../../ui/dates/dateText.ts";
import { asRow, asText } from "../../../ui/layout.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { lengthHead } from "../../../ui/units.ts";
import { groupText } from "../sheet.ts";
import type { PrintedCard, PrintedHole } from "./cards.ts";
import { handicapText, type RoundOnPaper } from "./lines.ts";
import * as styles from "./Print.css.ts";

interface Props {
  readonly card: PrintedCard;
  readonly round: RoundOnPaper;
}

/** A card as a marker expects it, which tells by itself where it belongs. Half a page. */
export const CardToWrite = ({ card, round }: Props) => {
  const { name, members, group, tee, holes } = card;
  const front = holes.filter(({ holeNumber }) => holeNumber <= 9);
  const back = holes.filter(({ holeNumber }) => holeNumber > 9);
  const isWhole = front.length > 0 && back.length > 0;
  const columns = {
    name,
    hasYards: holes.some(({ yards }) => yards !== null),
    hasPoints: round.hasPoints,
  };
  const where = [round.eventName, round.round, group ? longDate(group.teeTime) : round.day];
  const when = [round.venue, tee && `${tee} tee`, group ? groupText(group) : "No group yet"];
  return (
    <article className={styles.card} aria-label={`Card of ${name}`}>
      <header>
        <p className={asRow({ gap: 3, align: "baseline", justify: "between", wrap: true })}>
          <span className={asText({ size: "lg", weight: "strong", breaks: true })}>{name}</span>
          <span className={asText({ weight: "strong" })}>
            {`Playing handicap ${handicapText(card)}`}
          </span>
        </p>
        {members === null ? null : <p className={paper.below}>{members}</p>}
        <p className={asText({ size: "sm", leading: "snug", breaks: true })}>{inALine(where)}</p>
        <p className={asText({ size: "sm", leading: "snug", breaks: true })}>{inALine(when)}</p>
      </header>
      {holes.length === 0 ? <p>The course of this event has no holes yet.</p> : null}
      <div className={styles.nines}>
        {front.length > 0 ? (
          <Nine
            {...columns}
            holes={front}
            sums={[{ label: isWhole ? "OUT" : "TOTAL", of: front }]}
          />
        ) : null}
        {back.length > 0 ? (
          <Nine
            {...columns}
            holes={back}
            sums={
              isWhole
                ? [
                    { label: "IN", of: back },
                    { label: "TOTAL", of: holes },
                  ]
                : [{ label: "TOTAL", of: back }]
            }
          />
        ) : null}
      </div>
      <p className={styles.signatures}>
        {round.hasPoints ? null : <span className={styles.signature}>Net</span>}
        <span className={styles.signature}>Marker's signature</span>
        <span className={styles.signature}>Player's signature</span>
      </p>
    </article>
  );
};

const inALine = (texts: ReadonlyArray<string | null>) => texts.filter(Boolean).join(" · ");

interface Sum {
  readonly label: "OUT" | "IN" | "TOTAL";
  readonly of: ReadonlyArray<PrintedHole>;
}

interface NineProps {
  /** Of the player or the side. */
  readonly name: string;
  readonly holes: ReadonlyArray<PrintedHole>;
  readonly sums: ReadonlyArray<Sum>;
  /** False on a course that is not measured from the tee. */
  readonly hasYards: boolean;
  readonly hasPoints: boolean;
}

/** The holes of a card, one below the other: the marker's own score beside that of the player. */
const Nine = ({ name, holes, sums, hasYards, hasPoints }: NineProps) => (
  <table className={styles.nine} aria-label={`Holes ${rangeText(holes)} of ${name}`}>
    <thead>
      <tr>
        <Head kind="write">Marker</Head>
        <Head kind="hole">Hole</Head>
        {hasYards ? <Head kind="yards">{lengthHead()}</Head> : null}
        <Head kind="par">Par</Head>
        <Head kind="index">Stroke index</Head>
        <Head kind="received">Strokes received</Head>
        <Head kind="write">Score</Head>
        {hasPoints ? <Head kind="write">Points</Head> : null}
      </tr>
    </thead>
    <tbody>
      {holes.map((hole) => (
        <tr key={hole.holeNumber}>
          <Box />
          <th scope="row" className={styles.box}>
            {hole.holeNumber}
          </th>
          {hasYards ? <Box>{hole.yards}</Box> : null}
          <Box>{hole.par}</Box>
          <Box>{hole.strokeIndex}</Box>
          <Box>{dotsOf(hole)}</Box>
          <Box />
          {hasPoints ? <Box /> : null}
        </tr>
      ))}
      {sums.map(({ label, of }) => (
        <tr key={label} className={styles.sum}>
          <Box />
          <th scope="row" className={styles.box}>
            {label}
          </th>
          {hasYards ? <Box>{yardsOf(of)}</Box> : null}
          <Box>{of.reduce((sum, { par }) => sum + par, 0)}</Box>
          <Box />
          <Box />
          <Box />
          {hasPoints ? <Box /> : null}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Without anything in it, it is written in. */
const Box = ({ children = null }: { readonly children?: ReactNode }) => (
  <td className={styles.box}>{children}</td>
);

interface HeadProps {
  readonly kind: keyof typeof styles.head;
  readonly children: string;
}

const Head = ({ kind, children }: HeadProps) => (
  <th scope="col" className={styles.head[kind]}>
    {children}
  </th>
);

/** "1 to 9". */
const rangeText = (holes: ReadonlyArray<PrintedHole>) =>
  [holes[0], holes.at(-1)].map((hole) => hole?.holeNumber).join(" to ");

/** A sum without one of its holes would be wrong, so there is none. */
const yardsOf = (holes: ReadonlyArray<PrintedHole>) =>
  holes.every(({ yards }) => yards !== null)
    ? holes.reduce((sum, { yards }) => sum + (yards ?? 0), 0)
    : null;

/** A dot for each stroke received; a minus for a stroke given back. */
const dotsOf = ({ strokesReceived }: PrintedHole) =>
  strokesReceived < 0 ? strokesReceived : "•".repeat(strokesReceived);
