import { ArrowDown, Star } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { pointsText, toParText } from "../../../../domain/golf/toPar.ts";
import { Slot } from "../../ui/figures/Slot.tsx";
import { asRow, asText } from "../../ui/layout.ts";
import { VisuallyHidden } from "../../ui/overlays/VisuallyHidden.tsx";
import * as styles from "./board/SampleBoard.css.ts";
import { pointsTone, SampleCard, scoreTone } from "./board/SampleCard.tsx";
import { SamplePage } from "./SamplePage.tsx";
import {
  type RankedPlayer,
  ranked,
  type SampleScoring,
  type SortBy,
  samplePlayers,
  sorted,
} from "./samplePlayers.ts";

const strokePlay = {
  scoring: "strokes",
  title: "Stroke Play Demo",
  event: "Saltmarsh Open",
  about: "Stroke play · Saltmarsh Links · September 17 – 20, 2026",
} as const;

const stableford = {
  scoring: "points",
  title: "Stableford Demo",
  event: "Heathland Stableford",
  about: "Stableford · Heathland Park · August 8 – 11, 2026",
} as const;

/** The address says which of the two sample boards is shown. */
const BoardDemoPage = () => {
  const { pathname } = useLocation();
  const { scoring, ...head } = pathname.includes("stableford") ? stableford : strokePlay;
  return (
    <SamplePage {...head}>
      <SampleBoard scoring={scoring} />
    </SamplePage>
  );
};

export default BoardDemoPage;

interface Props {
  readonly scoring: SampleScoring;
}

/** A board after the first of four rounds. Pressing R1 opens the card. */
export const SampleBoard = ({ scoring }: Props) => {
  const [by, setBy] = useState<SortBy>("position");
  const [opened, setOpened] = useState<RankedPlayer | null>(null);
  const players = sorted(ranked(samplePlayers, scoring), by);
  return (
    <>
      <section className={styles.scroller} aria-label="Leaderboard">
        <table className={styles.table}>
          <caption className={styles.caption}>
            F finished, F* finished after starting on the 10th hole
          </caption>
          <thead>
            <tr>
              <SortHead name="POS" isBy={by === "position"} onSort={() => setBy("position")} />
              <SortHead name="PLAYER" isBy={by === "name"} onSort={() => setBy("name")} />
              {["TOTAL", "THRU", "R1", "R2", "R3", "R4", "STROKES"].map((name) => (
                <th key={name} scope="col" className={styles.head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <SampleRow
                key={player.id}
                player={player}
                scoring={scoring}
                onOpen={() => setOpened(player)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {opened ? (
        <SampleCard player={opened} scoring={scoring} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
};

interface SortHeadProps {
  readonly name: "POS" | "PLAYER";
  readonly isBy: boolean;
  readonly onSort: () => void;
}

const SortHead = ({ name, isBy, onSort }: SortHeadProps) => (
  <th
    scope="col"
    className={name === "POS" ? styles.placeHead : styles.playerHead}
    aria-sort={isBy ? "ascending" : "none"}
  >
    <button type="button" className={styles.sort} onClick={onSort}>
      {name}
      {isBy ? <ArrowDown size={14} aria-hidden="true" /> : null}
    </button>
  </th>
);

interface RowProps extends Props {
  readonly player: RankedPlayer;
  readonly onOpen: () => void;
}

const SampleRow = ({ player, scoring, onOpen }: RowProps) => {
  const { name, country, isFavorite, position, status, rounds } = player;
  const [text, tone] =
    scoring === "points"
      ? [pointsText(player.totalPoints), pointsTone(player.totalPoints)]
      : [toParText(player.totalScore), scoreTone(player.totalScore)];
  return (
    <tr>
      <td className={styles.place}>
        <span className={position === 1 ? styles.leader : undefined}>{position}</span>
      </td>
      <th scope="row" className={styles.player}>
        <span className={asRow({ gap: 2, weight: "strong" })}>
          {name}
          {isFavorite ? (
            <>
              <Star size={16} className={styles.star} aria-hidden="true" />
              <VisuallyHidden>, favorite</VisuallyHidden>
            </>
          ) : null}
        </span>
        <span className={asText({ tone: "textDim", size: "sm", weight: "text" })}>{country}</span>
      </th>
      <td className={styles.cell}>
        <Slot text={text} tone={tone} className={styles.total} />
      </td>
      <td className={styles.cell}>{status}</td>
      {[1, 2, 3, 4].map((number) => {
        const round = rounds.find(({ roundNumber }) => roundNumber === number);
        const figure = scoring === "points" ? round?.totalPoints : round?.strokes;
        return (
          <td key={number} className={number === 1 ? styles.firstRound : styles.cell}>
            {round ? (
              <button
                type="button"
                className={styles.open}
                aria-label={`${figure}, scorecard of ${name}, round ${number}`}
                onClick={onOpen}
              >
                {figure}
              </button>
            ) : (
              "-"
            )}
          </td>
        );
      })}
      <td className={styles.cell}>{player.totalStrokes}</td>
    </tr>
  );
};
