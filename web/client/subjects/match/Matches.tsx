import type { UseQueryResult } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Match } from "../../../contract/match/matches.ts";
import { useLive } from "../../data/useLive.ts";
import { LiveSign } from "../../ui/badges/LiveSign.tsx";
import { You } from "../../ui/badges/You.tsx";
import { Slot } from "../../ui/figures/Slot.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { asRow, asStack, asText } from "../../ui/layout.ts";
import { VisuallyHidden } from "../../ui/overlays/VisuallyHidden.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { heading } from "../../ui/theme/voices.css.ts";
import * as styles from "./Matches.css.ts";
import { MatchHoles } from "./MatchHoles.tsx";
import { isOnSide, isOwn, matchRoundsOf } from "./matchRounds.ts";
import { progressText, sentenceOf, sideNames, stateText } from "./matchTexts.ts";

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
          className={styles.round}
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
