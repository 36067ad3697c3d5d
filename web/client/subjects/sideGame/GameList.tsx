import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { gameTypeLabels } from "../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { SideGame } from "../../../contract/sideGame/sideGame.ts";
import { leaveSideGame } from "../../../contract/sideGame/sideGamePlayers.ts";
import { getSideGameResults, listSideGames } from "../../../contract/sideGame/sideGames.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { readOf, useRead } from "../../data/read.ts";
import { useWrite } from "../../data/write.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { asStack } from "../../ui/layout.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ShownAtOnce } from "../../ui/states/ShownAtOnce.tsx";
import { SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { GameSection } from "./game/GameSection.tsx";
import { JoinDialog } from "./join/JoinDialog.tsx";
import { Unavailable } from "./Unavailable.tsx";

interface Props {
  readonly tournamentId: TournamentId;
  readonly me: PlayerId | null;
  readonly mayJoin: boolean;
}

/** Every game of the event in the order in which they were created. */
export const GameList = ({ tournamentId, me, mayJoin }: Props) => {
  const {
    data: games,
    error,
    refetch,
    isFetching,
  } = useRead(listSideGames, { eventId: tournamentId });
  const linked = useSearchParams()[0].get("game");
  const openAtFirst = games ? openAtFirstOf(games, linked) : [];
  const isComing = useQueries({
    queries: openAtFirst.map(({ id }) => readOf(getSideGameResults, { sideGameId: id })),
    combine: (results) => results.some(({ isPending }) => isPending),
  });
  const [joining, setJoining] = useState<SideGame | null>(null);
  const [leaving, setLeaving] = useState<SideGame | null>(null);
  if (!games) {
    return error ? (
      <Unavailable error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      coming
    );
  }
  if (games.length === 0) {
    return (
      <EmptyState title="No Side Games Yet" as="h2" seed={`${tournamentId} skins`}>
        Skins and other side games of this event appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <ShownAtOnce isComing={isComing} placeholder={coming}>
        <ul className={asStack({ gap: 5, fits: true })}>
          {games.map((game) => (
            <li key={game.id}>
              <GameSection
                game={game}
                me={me}
                ways={
                  mayJoin
                    ? { onJoin: () => setJoining(game), onLeave: () => setLeaving(game) }
                    : null
                }
                isLinked={game.id === linked && !isComing}
                isOpenAtFirst={openAtFirst.includes(game)}
              />
            </li>
          ))}
        </ul>
      </ShownAtOnce>
      {joining && me !== null ? (
        <JoinDialog
          key={joining.id}
          game={games.find(({ id }) => id === joining.id) ?? joining}
          me={me}
          // A late answer must not close the dialog of another game.
          onClose={() => setJoining((now) => (now?.id === joining.id ? null : now))}
        />
      ) : null}
      {leaving ? (
        <LeaveDialog
          key={leaving.id}
          game={leaving}
          onClose={() => setLeaving((now) => (now?.id === leaving.id ? null : now))}
        />
      ) : null}
    </>
  );
};

const coming = <SkeletonPanel label="Loading side games..." count={6} />;

/**
 * A link may lead to one game. Then only that game is open, and scrolled into view. Otherwise the
 * reader's own games are open, or the first one.
 */
const openAtFirstOf = (games: ReadonlyArray<SideGame>, linked: string | null) => {
  const linkedHere = games.filter(({ id }) => id === linked);
  if (linkedHere.length > 0) return linkedHere;
  const own = games.filter(({ hasJoined }) => hasJoined);
  return own.length > 0 ? own : games.slice(0, 1);
};

interface LeaveDialogProps {
  readonly game: SideGame;
  readonly onClose: () => void;
}

/** Asks before a player leaves a game. */
const LeaveDialog = ({ game, onClose }: LeaveDialogProps) => {
  const { mutate: leave, isPending } = useLeave(game, onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => leave()}
      title={`Leave ${gameTypeLabels[game.gameType]}?`}
      confirmText="Leave"
      pendingText="Leaving..."
      isPending={isPending}
      isDangerous={false}
    >
      <p>You owe nothing then. You can join again until the first score on its holes.</p>
    </ConfirmDialog>
  );
};

const useLeave = ({ id }: SideGame, onLeft: () => void) =>
  useWrite(leaveSideGame, () => ({ params: { sideGameId: id } }), {
    done: "You have left the side game",
    onDone: onLeft,
    onFailed: serverErrorOr("Failed to leave the side game"),
  });
