import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { SideGame } from "../../../contract/sideGame.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import { sideGamesQuery } from "./api.ts";
import { GameSection } from "./game/GameSection.tsx";
import { JoinDialog } from "./join/JoinDialog.tsx";
import * as styles from "./SideGames.css.ts";
import { Unavailable } from "./Unavailable.tsx";

interface Props {
  readonly tournamentId: TournamentId;
  readonly me: PlayerId | null;
  readonly mayJoin: boolean;
}

/** Every game of the event in the order in which they were created. */
export const GameList = ({ tournamentId, me, mayJoin }: Props) => {
  const { data: games, error, refetch, isFetching } = useQuery(sideGamesQuery(tournamentId));
  // A link may lead to one game. Then only that game is open, and scrolled into view.
  const linked = useSearchParams()[0].get("game");
  const [joining, setJoining] = useState<SideGame | null>(null);
  if (!games) {
    return error ? (
      <Unavailable error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <SkeletonPanel label="Loading side games..." count={6} />
    );
  }
  if (games.length === 0) {
    return (
      <EmptyState title="No Side Games Yet" as="h2" seed={`${tournamentId} skins`}>
        Skins and other side games of this event appear here.
      </EmptyState>
    );
  }
  const isOwn = ({ hasJoined }: SideGame) => hasJoined;
  const isLinkedHere = games.some(({ id }) => id === linked);
  return (
    <>
      <ul className={styles.games}>
        {games.map((game, index) => (
          <li key={game.id}>
            <GameSection
              game={game}
              me={me}
              onJoin={mayJoin ? () => setJoining(game) : null}
              isLinked={game.id === linked}
              isOpenAtFirst={
                isLinkedHere
                  ? game.id === linked
                  : isOwn(game) || (index === 0 && !games.some(isOwn))
              }
            />
          </li>
        ))}
      </ul>
      {joining && me !== null ? (
        <JoinDialog
          key={joining.id}
          game={games.find(({ id }) => id === joining.id) ?? joining}
          me={me}
          // A late answer must not close the dialog of another game.
          onClose={() => setJoining((now) => (now?.id === joining.id ? null : now))}
        />
      ) : null}
    </>
  );
};
