import type { UseQueryResult } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { listMatchHoles, type Match, type MatchHole } from "../../../contract/match/matches.ts";
import { useRead } from "../../data/read.ts";
import { useLive } from "../../data/useLive.ts";
import { LiveSign, You } from "../../ui/badges/Signs.tsx";
import { Figure } from "../../ui/figures/Figure.tsx";
import { Slot } from "../../ui/figures/Slot.tsx";
import { hidden } from "../../ui/layout.css.ts";
import { asRow, asStack, asText, joinClasses } from "../../ui/layout.ts";
import { VisuallyHidden } from "../../ui/overlays/VisuallyHidden.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { heading } from "../../ui/theme/theme.css.ts";
import * as styles from "./Matches.css.ts";
import { isOnSide, isOwn, matchRoundsOf } from "./matchRounds.ts";
import { holeStateText, progressText, sentenceOf, sideNames, stateText } from "./matchTexts.ts";

interface Props {
  readonly tournamentId: TournamentId;
  readonly query: UseQueryResult<ReadonlyArray<Match>>;
  /** The signed-in player, whose matches are marked. */
  readonly me: PlayerId | null;
}

/** Every match of an event with its state after the latest hole. */
export const Matches = ({ tournamentId, query, me }: Props) => {
  const isLost = useLive(tournamentId);
  const rounds = useMemo(() => matchRoundsOf(query.data ?? [], me), [query.data, me]);
  if (query.isLoadingError) {
    return <FailedRead title="The matches could not be loaded" of={query} />;
  }
  if (query.isPending) return <SkeletonSlats label="Loading matches..." />;
  if (rounds.length === 0) {
    return (
      <EmptyState title="No Matches Yet" as="h2" seed={`${tournamentId} matches`}>
        Matches appear here once two players meet.
      </EmptyState>
    );
  }
  return (
    <div className={asStack({ gap: 5 })}>
      {isLost ? <LiveSign isLost /> : null}
      {rounds.map(({ roundNumber, matches }) => (
        <section
          key={roundNumber}
          className={asStack({ gap: 2, width: "card" })}
          aria-labelledby={`matches-${roundNumber}`}
        >
          <h2 id={`matches-${roundNumber}`} className={heading}>{`Round ${roundNumber}`}</h2>
          <ul className={asStack({ gap: "slat" })}>
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} me={me} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

interface MatchRowProps {
  readonly match: Match;
  readonly me: PlayerId | null;
}

/**
 * Two players and the state of their match, with an arrow to the leader. A press shows the holes.
 */
const MatchRow = ({ match, me }: MatchRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const className = joinClasses(styles.match, isOwn(match, me) && styles.ownMatch);
  if (match.status === "arranged") {
    return (
      <li className={className}>
        <Line match={match} me={me} />
      </li>
    );
  }
  return (
    <li className={className}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Line match={match} me={me} />
        </summary>
        {isOpen ? <MatchHoles match={match} /> : null}
      </details>
    </li>
  );
};

const Line = ({ match, me }: MatchRowProps) => {
  const [one, other] = sideNames(match);
  return (
    <>
      <VisuallyHidden>
        {match.sideGameId ? `${sentenceOf(match)}, side game` : sentenceOf(match)}
      </VisuallyHidden>
      <span className={styles.line} aria-hidden="true">
        <Side name={one} state={sideOf(match, match.playerId)}>
          {isOnSide(match.playerId, match.playerPartners, me) ? <You /> : null}
        </Side>
        <span className={styles.middle}>
          <span className={asRow({ gap: 1 })}>
            <span className={styles.arrow}>{match.leaderId === match.playerId ? "◀" : ""}</span>
            <Slot text={stateText(match)} className={styles.state} />
            <span className={styles.arrow}>{match.leaderId === match.opponentId ? "▶" : ""}</span>
          </span>
          <span
            className={asText({ tone: "textDim", size: "xs", stretch: "label", oneLine: true })}
          >
            {match.sideGameId ? `${progressText(match)} · Side game` : progressText(match)}
            {match.status === "arranged" ? null : (
              <ChevronDown size={16} className={styles.chevron} />
            )}
          </span>
        </span>
        <Side name={other} state={sideOf(match, match.opponentId)}>
          {isOnSide(match.opponentId, match.opponentPartners, me) ? <You /> : null}
        </Side>
      </span>
    </>
  );
};

type SideState = "ahead" | "behind" | "level";

const sideOf = ({ leaderId }: Match, playerId: PlayerId): SideState => {
  if (leaderId === null) return "level";
  return leaderId === playerId ? "ahead" : "behind";
};

interface SideProps {
  readonly name: string;
  readonly state: SideState;
  readonly children: ReactNode;
}

const Side = ({ name, state, children }: SideProps) => (
  <span className={styles.side[state]}>
    <span className={asText({ breaks: true })}>{name}</span>
    {children}
  </span>
);

interface MatchHolesProps {
  readonly match: Match;
}

/** The holes of a match: both scores and the state after each hole. */
const MatchHoles = ({ match }: MatchHolesProps) => {
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

interface HolesProps extends MatchHolesProps {
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
            <th scope="row" className={styles.between}>
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
