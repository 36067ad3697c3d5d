import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Match } from "../../../contract/match/matches.ts";
import { useLive } from "../../data/useLive.ts";
import { LiveSign } from "../../ui/badges/LiveSign.tsx";
import { asStack } from "../../ui/layout.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { FailedRead } from "../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { heading } from "../../ui/theme/voices.css.ts";
import * as styles from "./Matches.css.ts";
import { MatchRow } from "./MatchRow.tsx";
import { matchRoundsOf } from "./matchRounds.ts";

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
