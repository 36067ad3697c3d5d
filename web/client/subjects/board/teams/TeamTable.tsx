import { useRef } from "react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import { range } from "../../../../../domain/golf/range.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";
import { You } from "../../../ui/badges/You.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { Slot } from "../../../ui/figures/Slot.tsx";
import { asText } from "../../../ui/layout.ts";
import { scoringNames } from "../../event/scoringText.ts";
import { nameOf } from "../../person/playerText.ts";
import * as board from "../board/Board.css.ts";
import { HeadsInSight } from "../board/HeadsInSight.tsx";
import { ScoreText } from "../board/ScoreText.tsx";
import { scoreTone } from "../board/scoreTone.ts";
import { useHeadsInSight } from "../board/useHeadsInSight.ts";
import { type BoardChoice, viewNames } from "../boardEvent.ts";
import * as styles from "./TeamTable.css.ts";

interface Props {
  readonly choice: BoardChoice;
  readonly standings: ReadonlyArray<Standing<TeamLeaderboardEntry>>;
  readonly numberOfRounds: number;
  readonly me: PlayerId | null;
}

/** The scoreboard of the teams, with the names of their members. */
export const TeamTable = ({ choice, standings, numberOfRounds, me }: Props) => {
  const shown = choice.view === "single-round" ? `Round ${choice.round}` : viewNames[choice.view];
  const caption = `Teams, ${shown}, ${scoringNames[choice.scoring]}`;
  const scroller = useRef<HTMLElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  useHeadsInSight(scroller, heads);
  return (
    <div>
      <HeadsInSight ref={heads} rows="TEAM" numberOfRounds={numberOfRounds} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- no button inside: keys scroll it. */}
      <section ref={scroller} className={board.scroller} aria-label={caption} tabIndex={0}>
        <table className={board.table}>
          <caption className={board.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={board.placeHead}>
                POS
              </th>
              <th scope="col" className={board.playerHead}>
                TEAM
              </th>
              {["TOTAL", "THRU", "ROUND"].map((name) => (
                <th key={name} scope="col" className={board.columnHead}>
                  {name}
                </th>
              ))}
              {range(1, numberOfRounds).map((round) => (
                <th
                  key={round}
                  scope="col"
                  className={round === 1 ? board.firstRoundHead : board.columnHead}
                >
                  {`R${round}`}
                </th>
              ))}
              <th scope="col" className={board.columnHead}>
                STROKES
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map((standing) => (
              <TeamRow key={standing.entry.team.id} standing={standing} me={me} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};

interface RowProps extends Pick<Props, "me"> {
  readonly standing: Standing<TeamLeaderboardEntry>;
}

const TeamRow = ({ standing, me }: RowProps) => {
  const { team, players } = standing.entry;
  const isMine = players.some(({ id }) => id === me);
  return (
    <tr className={isMine ? board.ownRow : undefined}>
      <td className={board.placeCell}>
        <span className={standing.place === 1 ? board.leader : undefined}>{standing.position}</span>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text stands deeper than the rule looks. */}
      <th scope="row" className={board.playerCell}>
        <span className={styles.team}>
          <span className={board.name}>
            <span className={styles.name}>{team.name}</span>
            {isMine ? <You /> : null}
          </span>
          <span
            className={asText({
              tone: "textDim",
              size: "xs",
              weight: "text",
              leading: "snug",
              stretch: "label",
              breaks: true,
            })}
          >
            {players.map(nameOf).join(", ")}
          </span>
        </span>
      </th>
      <td className={board.cell}>
        <Slot text={standing.total} tone={scoreTone(standing.total)} className={board.totalSlot} />
      </td>
      <td className={board.cell}>{standing.thru}</td>
      <td className={board.cell}>
        <Figure tone={scoreTone(standing.round)}>
          <ScoreText text={standing.round} />
        </Figure>
      </td>
      {standing.roundCells.map(({ roundNumber, text }) => (
        <td key={roundNumber} className={roundNumber === 1 ? board.firstRound : board.cell}>
          {text}
        </td>
      ))}
      <td className={board.cell}>{standing.strokes}</td>
    </tr>
  );
};
