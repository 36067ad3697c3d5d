import { listMatchHoles, type Match, type MatchHole } from "../../../contract/match/matches.ts";
import { useRead } from "../../data/read.ts";
import { Figure } from "../../ui/figures/Figure.tsx";
import { asText } from "../../ui/layout.ts";
import { hidden } from "../../ui/overlays/VisuallyHidden.css.ts";
import { VisuallyHidden } from "../../ui/overlays/VisuallyHidden.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";

import * as styles from "./MatchHoles.css.ts";
import { holeStateText, sideNames } from "./matchTexts.ts";

interface Props {
  readonly match: Match;
}

/** The holes of a match: both scores and the state after each hole. */
export const MatchHoles = ({ match }: Props) => {
  const { id, eventId, roundNumber } = match;
  const query = useRead(listMatchHoles, { eventId, roundNumber });
  const { data, error } = query;
  if (!data) {
    return error ? (
      <FailedRead title="The holes could not be loaded" of={query} />
    ) : (
      <SkeletonSlats label="Loading holes..." />
    );
  }
  const holes = data.find(({ matchId }) => matchId === id)?.holes ?? [];
  return <HolesOfMatch match={match} holes={holes} />;
};

interface HolesProps extends Props {
  readonly holes: ReadonlyArray<MatchHole>;
}

export const HolesOfMatch = ({ match, holes }: HolesProps) => {
  if (holes.length === 0)
    return <p className={asText({ top: 2, tone: "textDim" })}>No hole has scores of both yet.</p>;
  const [one, other] = sideNames(match);
  return (
    <table className={styles.table}>
      {/* The line of the match already shows the names. */}
      <thead className={hidden}>
        <tr>
          <th scope="col">{one}</th>
          <th scope="col">Hole</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {holes.map((hole) => (
          <tr key={hole.holeNumber}>
            <td className={styles.score[hole.winnerId === match.playerId ? "won" : "other"]}>
              <Figure>{hole.playerScore}</Figure>
            </td>
            <th scope="row" className={styles.middle}>
              <VisuallyHidden>{`Hole ${hole.holeNumber}, ${holeStateText(match, hole)}`}</VisuallyHidden>
              <span className={styles.hole} aria-hidden="true">
                <span className={asText({ tone: "textDim", size: "sm", figures: true })}>
                  {hole.holeNumber}
                </span>
                <span className={asText({ tone: "accentText", size: "xs" })}>
                  {hole.leaderId === match.playerId ? "◀" : ""}
                </span>
                <span className={asText({ weight: "strong", oneLine: true })}>{hole.state}</span>
                <span className={asText({ tone: "accentText", size: "xs" })}>
                  {hole.leaderId === match.opponentId ? "▶" : ""}
                </span>
              </span>
            </th>
            <td className={styles.score[hole.winnerId === match.opponentId ? "won" : "other"]}>
              <Figure>{hole.opponentScore}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
