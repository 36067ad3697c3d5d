import type { ReactNode } from "react";
import { lengthHead } from "../../../ui/units.ts";
import * as styles from "./Card.css.ts";
import type { PrintedHole } from "./cards.ts";

interface Sum {
  readonly label: "OUT" | "IN" | "TOTAL";
  readonly of: ReadonlyArray<PrintedHole>;
}

interface Props {
  /** Of the player or the side. */
  readonly name: string;
  readonly holes: ReadonlyArray<PrintedHole>;
  readonly sums: ReadonlyArray<Sum>;
  /** False on a course that is not measured from the tee. */
  readonly hasYards: boolean;
  readonly hasPoints: boolean;
}

/** The holes of a card, one below the other: the marker's own score beside that of the player. */
export const Nine = ({ name, holes, sums, hasYards, hasPoints }: Props) => (
  <table className={styles.table} aria-label={`Holes ${rangeText(holes)} of ${name}`}>
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
