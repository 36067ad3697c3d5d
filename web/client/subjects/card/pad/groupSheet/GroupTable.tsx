import { plus } from "../../../../../../domain/golf/roundScore.ts";
import { Figure, NoteMark } from "../../../../ui/figures/Figure.tsx";
import { totalText } from "../../../../ui/notation.ts";
import { VisuallyHidden } from "../../../../ui/overlays/VisuallyHidden.tsx";
import type { GroupCard } from "../group/useGroup.ts";
import type { RoundHole } from "../roundCard.ts";
import type { Round } from "../useRound.ts";
import * as styles from "./GroupSheet.css.ts";

/** A card of the group that has been read. */
export type ReadCard = GroupCard & { readonly round: Round };

interface Props {
  readonly cards: ReadonlyArray<ReadCard>;
  readonly onCard: (playerId: ReadCard["playerId"]) => void;
}

const NINE = 9;

/** A column for each player, a line for each hole, and what they come to. */
export const GroupTable = ({ cards, onCard }: Props) => {
  const holes = cards[0]?.round.holes ?? [];
  const [out, back] = [holes.slice(0, NINE), holes.slice(NINE)];
  return (
    <table className={styles.table} aria-label="The cards of the group">
      <thead>
        <tr>
          <th scope="col" className={styles.narrow}>
            Hole
          </th>
          <th scope="col" className={styles.par}>
            Par
          </th>
          {cards.map(({ playerId, callName }) => (
            <th key={playerId} scope="col">
              <button
                type="button"
                className={styles.name}
                aria-label={`${callName}’s card`}
                onClick={() => onCard(playerId)}
              >
                <span className={styles.cutName}>{callName}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <HoleLines holes={out} cards={cards} />
        <Sums name={back.length > 0 ? "OUT" : "SUM"} holes={out} cards={cards} />
        <HoleLines holes={back} cards={cards} />
        {back.length > 0 ? <Sums name="IN" holes={back} cards={cards} /> : null}
      </tbody>
      <tfoot>
        <Totals name="Gross" par={parOf(holes)} cards={cards} totalOf={({ gross }) => gross} />
        <Totals name="Net" cards={cards} totalOf={({ net }) => net} />
        <Totals name="Points" cards={cards} totalOf={({ points }) => points} />
      </tfoot>
    </table>
  );
};

const parOf = (holes: ReadonlyArray<RoundHole>) => holes.reduce((sum, { par }) => sum + par, 0);

interface LinesProps {
  readonly holes: ReadonlyArray<RoundHole>;
  readonly cards: ReadonlyArray<ReadCard>;
}

const HoleLines = ({ holes, cards }: LinesProps) =>
  holes.map(({ holeNumber, par }) => (
    <tr key={holeNumber}>
      <th scope="row">
        <Figure>{holeNumber}</Figure>
      </th>
      <td className={styles.par}>
        <Figure>{par}</Figure>
      </td>
      {cards.map(({ playerId, round: { entered, disputed } }) => {
        const score = entered.get(holeNumber);
        const isDisputed = disputed.has(holeNumber);
        return (
          <td key={playerId} className={isDisputed ? styles.disputed : undefined}>
            <NoteMark
              strokes={score?.strokes ?? null}
              par={par}
              isPickedUp={score !== undefined}
              className={styles.mark}
            />
            {isDisputed ? <VisuallyHidden>, disputed</VisuallyHidden> : null}
          </td>
        );
      })}
    </tr>
  ));

interface SumsProps extends LinesProps {
  readonly name: string;
}

const Sums = ({ name, holes, cards }: SumsProps) => (
  <tr className={styles.sum}>
    <th scope="row">{name}</th>
    <td className={styles.par}>
      <Figure>{parOf(holes)}</Figure>
    </td>
    {cards.map(({ playerId, round: { entered } }) => {
      const scores = holes.flatMap(({ holeNumber }) => entered.get(holeNumber) ?? []);
      const sum = scores.map(({ strokes }) => strokes).reduce(plus, 0);
      return (
        <td key={playerId}>
          <Figure>{scores.length === 0 ? "-" : (sum ?? "-")}</Figure>
        </td>
      );
    })}
  </tr>
);

interface TotalsProps {
  readonly name: string;
  /** Against which it is held; null for nothing. */
  readonly par?: number | null;
  readonly cards: ReadonlyArray<ReadCard>;
  readonly totalOf: (totals: Round["totals"]) => number | null;
}

const Totals = ({ name, par = null, cards, totalOf }: TotalsProps) => (
  <tr className={styles.sum}>
    <th scope="row">{name}</th>
    <td className={styles.par}>{par === null ? null : <Figure>{par}</Figure>}</td>
    {cards.map(({ playerId, round: { totals } }) => (
      <td key={playerId}>
        <Figure>{totals.thru === 0 ? "-" : totalText(totalOf(totals))}</Figure>
      </td>
    ))}
  </tr>
);
