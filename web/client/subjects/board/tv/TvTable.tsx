import { useRef } from "react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import { range } from "../../../../../domain/golf/range.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { Slot } from "../../../ui/figures/Slot.tsx";
import { VisuallyHidden } from "../../../ui/overlays/VisuallyHidden.tsx";
import { namesWithin } from "../../person/shortNames.ts";
import { Movement } from "../board/Movement.tsx";
import { PlayedOff } from "../board/PlayedOff.tsx";
import { scoreTone } from "../board/scoreTone.ts";
import { useTravellingRows } from "../board/useTravellingRows.ts";
import type { Board } from "../useBoards.ts";
import * as styles from "./TvTable.css.ts";

/** So many letters fit beside the columns of two rounds. */
const LETTERS = 22;

interface Props {
  readonly board: Board;
  /** The lines of the current page. */
  readonly standings: ReadonlyArray<Standing<LeaderboardEntry>>;
  readonly numberOfRounds: number;
}

/** A page of lines in letters that are readable across a room. */
export const TvTable = ({ board, standings, numberOfRounds }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  // Of all pages, so that a name means the same person on each.
  const nameIn = namesWithin(
    LETTERS,
    board.standings.map(({ entry }) => entry.user),
  );
  useTravellingRows(body, standings.map(({ entry }) => entry.user.id).join(" "));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Leaderboard</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.placeHead}>
            POS
          </th>
          <th scope="col" className={styles.movementHead}>
            <VisuallyHidden>Movement</VisuallyHidden>
          </th>
          <th scope="col" className={styles.playerHead}>
            PLAYER
          </th>
          <th scope="col" className={styles.totalHead}>
            TOTAL
          </th>
          <th scope="col" className={styles.figureHead}>
            THRU
          </th>
          <th scope="col" className={styles.wideHead}>
            ROUND
          </th>
          {range(1, numberOfRounds).map((round) => (
            <th
              key={round}
              scope="col"
              className={round === 1 ? styles.firstRoundHead : styles.figureHead}
            >
              {`R${round}`}
            </th>
          ))}
          <th scope="col" className={styles.wideHead}>
            STROKES
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {standings.map((standing) => (
          <TvRow
            key={standing.entry.user.id}
            standing={standing}
            name={nameIn(standing.entry.user)}
            gained={board.gained.get(standing.entry.user.id) ?? null}
          />
        ))}
      </tbody>
    </table>
  );
};

interface RowProps {
  readonly standing: Standing<LeaderboardEntry>;
  readonly name: string;
  readonly gained: number | null;
}

const TvRow = ({ standing, name, gained }: RowProps) => (
  <tr data-row={standing.entry.user.id}>
    <td className={styles.cell}>
      <span className={standing.place === 1 ? styles.leader : undefined}>{standing.position}</span>
    </td>
    <td className={styles.movement}>
      <Movement gained={gained} className={styles.movementText} />
    </td>
    <th scope="row" className={styles.player}>
      {name}
      {standing.isPlayedOff ? <PlayedOff className={styles.playedOff} /> : null}
    </th>
    <td className={styles.cell}>
      <Slot text={standing.total} tone={scoreTone(standing.total)} className={styles.total} />
    </td>
    <td className={styles.cell}>{standing.thru}</td>
    <td className={styles.cell}>
      <Figure tone={scoreTone(standing.round)}>{standing.round}</Figure>
    </td>
    {standing.roundCells.map(({ roundNumber, text }) => (
      <td key={roundNumber} className={roundNumber === 1 ? styles.firstRound : styles.cell}>
        {text}
      </td>
    ))}
    <td className={styles.cell}>{standing.strokes}</td>
  </tr>
);
