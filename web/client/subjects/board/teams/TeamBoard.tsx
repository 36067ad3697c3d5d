import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { rankTeams } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import { range } from "../../../../../domain/golf/range.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";
import { useLive } from "../../../data/useLive.ts";
import { LiveSign, You } from "../../../ui/badges/Signs.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { Slot } from "../../../ui/figures/Slot.tsx";
import { asText } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { scoringNames } from "../../event/scoringText.ts";
import { nameOf } from "../../person/playerText.ts";
import { BoardFilters } from "../BoardFilters.tsx";
import { columns, frame, main } from "../BoardFrame.css.ts";
import * as board from "../board/Board.css.ts";
import * as styles from "../board/BoardRow.css.ts";
import { HeadsInSight, useHeadsInSight } from "../board/HeadsInSight.tsx";
import { ScoreText, scoreTone } from "../board/Score.tsx";
import {
  type BoardChoice,
  type BoardEvent,
  boardOptions,
  firstChoiceOf,
  viewNames,
} from "../boardEvent.ts";

interface Props {
  readonly event: BoardEvent;
  readonly query: UseQueryResult<ReadonlyArray<TeamLeaderboardEntry>>;
  /** The signed-in player, whose teams are marked. */
  readonly me: PlayerId | null;
}

/** The board of pairs and teams, with the rules and filters of the players' board. */
export const TeamBoard = ({ event, query, me }: Props) => {
  const isLost = useLive(event.id);
  const [choice, setChoice] = useState(() => firstChoiceOf(event));
  const standings = useMemo(
    () => rankTeams(query.data ?? [], boardOptions(event, choice)),
    [query.data, event, choice],
  );
  if (query.isLoadingError) {
    return <FailedRead title="The teams could not be loaded" of={query} />;
  }
  if (query.isPending) return <SkeletonSlats label="Loading teams..." />;
  if (standings.length === 0) {
    return (
      <EmptyState title="No Teams Yet" as="h2" seed={`${event.id} teams`}>
        Pairs and teams appear here once the organiser has formed them.
      </EmptyState>
    );
  }
  return (
    <div className={frame}>
      <div className={columns}>
        <div className={main}>
          {isLost ? <LiveSign isLost /> : null}
          <BoardFilters
            choice={choice}
            onChange={setChoice}
            numberOfRounds={event.numberOfRounds}
          />
          <TeamTable
            key={`${choice.view} ${choice.scoring} ${choice.round}`}
            choice={choice}
            standings={standings}
            numberOfRounds={event.numberOfRounds}
            me={me}
          />
        </div>
      </div>
    </div>
  );
};

interface TeamTableProps {
  readonly choice: BoardChoice;
  readonly standings: ReadonlyArray<Standing<TeamLeaderboardEntry>>;
  readonly numberOfRounds: number;
  readonly me: PlayerId | null;
}

/** The scoreboard of the teams, with the names of their members. */
export const TeamTable = ({ choice, standings, numberOfRounds, me }: TeamTableProps) => {
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

interface RowProps extends Pick<TeamTableProps, "me"> {
  readonly standing: Standing<TeamLeaderboardEntry>;
}

const TeamRow = ({ standing, me }: RowProps) => {
  const { team, players } = standing.entry;
  const isMine = players.some(({ id }) => id === me);
  return (
    <tr className={isMine ? styles.ownRow : undefined}>
      <td className={styles.placeCell}>
        <span className={standing.place === 1 ? styles.leader : undefined}>
          {standing.position}
        </span>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text stands deeper than the rule looks. */}
      <th scope="row" className={styles.playerCell}>
        <span className={styles.team}>
          <span className={styles.name}>
            {/* Teams need their whole name to be told apart, also on a narrow styles. */}
            <span className={asText({ breaks: true })}>{team.name}</span>
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
      <td className={styles.cell}>
        <Slot text={standing.total} tone={scoreTone(standing.total)} className={styles.totalSlot} />
      </td>
      <td className={styles.cell}>{standing.thru}</td>
      <td className={styles.cell}>
        <Figure tone={scoreTone(standing.round)}>
          <ScoreText text={standing.round} />
        </Figure>
      </td>
      {standing.roundCells.map(({ roundNumber, text }) => (
        <td key={roundNumber} className={roundNumber === 1 ? styles.firstRound : styles.cell}>
          {text}
        </td>
      ))}
      <td className={styles.cell}>{standing.strokes}</td>
    </tr>
  );
};
