import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { gameTypeLabels } from "../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { getEventMoney } from "../../../contract/event/eventMoney.ts";
import { isKnownGame, type SideGame } from "../../../contract/sideGame/sideGame.ts";
import { leaveSideGame } from "../../../contract/sideGame/sideGamePlayers.ts";
import { getSideGameResults, listSideGames } from "../../../contract/sideGame/sideGames.ts";
import { isOutdatedBy, readOf, useRead } from "../../data/read.ts";
import { serverErrorOr } from "../../data/toasts.ts";
import { useLive } from "../../data/useLive.ts";
import { useWrite } from "../../data/write.ts";
import { ConfirmDialog } from "../../form/ConfirmDialog.tsx";
import { LiveSign } from "../../ui/badges/Signs.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { asStack, asText } from "../../ui/layout.ts";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ShownAtOnce, SkeletonPanel } from "../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import { GameSection } from "./game/GameSection.tsx";
import { JoinDialog } from "./join/JoinDialog.tsx";
import { MoneyView } from "./money/MoneyView.tsx";
import * as styles from "./SideGames.css.ts";
import { Unavailable } from "./Unavailable.tsx";

interface Props {
  readonly event: EventDetail;
  /** The signed-in player; null for an administrator. */
  readonly me: PlayerId | null;
  /** True if the reader has a place in the event and still plays. */
  readonly mayJoin: boolean;
}

const parts = [
  { value: "games", label: "Games" },
  { value: "money", label: "Who owes whom" },
] as const;

type Part = (typeof parts)[number]["value"];

/** The side games of an event and their money. Both update by themselves. */
export const SideGames = ({ event, me, mayJoin }: Props) => {
  const isLost = useLive(event.id);
  const isOutdated = useIsOutdated(event.id);
  const { data: games } = useRead(listSideGames, { eventId: event.id });
  // In the address, so that "back" and a reload show the same part.
  const [search, setSearch] = useSearchParams();
  const part: Part = search.get("part") === "money" ? "money" : "games";
  const setPart = (next: Part) =>
    setSearch({ tab: "skins", ...(next === "money" ? { part: next } : {}) });
  return (
    <Tabs value={part} onChange={setPart} className={styles.parts}>
      <div className={styles.bar}>
        <UnderlineTabs label="Side games" tabs={parts} />
        {event.status === "active" && games ? <LiveSign isLost={isLost || isOutdated} /> : null}
      </div>
      <TabPanel value="games">
        <GameList tournamentId={event.id} me={me} mayJoin={mayJoin} />
      </TabPanel>
      <TabPanel value="money">
        <MoneyView tournamentId={event.id} me={me} />
      </TabPanel>
    </Tabs>
  );
};

/** True while something about the games on screen could not be read: it is not live then. */
const useIsOutdated = (eventId: TournamentId): boolean => {
  const cache = useQueryClient().getQueryCache();
  const predicate = isOutdatedBy({ eventId, sources: ["side_games"] });
  const isOutdated = () =>
    cache.findAll({ predicate, type: "active" }).some(({ state }) => state.status === "error");
  return useSyncExternalStore((listener) => cache.subscribe(listener), isOutdated, isOutdated);
};

interface GameListProps {
  readonly tournamentId: TournamentId;
  readonly me: PlayerId | null;
  readonly mayJoin: boolean;
}

/** Every game of the event in the order in which they were created. */
export const GameList = ({ tournamentId, me, mayJoin }: GameListProps) => {
  const {
    data: games,
    error,
    refetch,
    isFetching,
  } = useRead(listSideGames, { eventId: tournamentId });
  const linked = useSearchParams()[0].get("game");
  const known = games?.filter(isKnownGame) ?? [];
  const openAtFirst = openAtFirstOf(known, linked);
  const { data: money, isPending } = useRead(getEventMoney, { eventId: tournamentId });
  const isComing = useQueries({
    queries: openAtFirst.map(({ id }) => readOf(getSideGameResults, { sideGameId: id })),
    combine: (results) => isPending || results.some((result) => result.isPending),
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
        <ul className={asStack({ gap: 2, fits: true })}>
          {known.map((game) => (
            <li key={game.id}>
              <GameSection
                game={game}
                me={me}
                money={money?.games.find(({ sideGameId }) => sideGameId === game.id)}
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
          {games
            .filter((game) => !isKnownGame(game))
            .map(({ id, gameType, gameDescription }) => (
              <li key={id}>
                <Panel title={gameType}>
                  {gameDescription ? <p>{gameDescription}</p> : null}
                  <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
                    This game is newer than this page. Load the page again to see it.
                  </p>
                </Panel>
              </li>
            ))}
        </ul>
      </ShownAtOnce>
      {joining && me !== null ? (
        <JoinDialog
          key={joining.id}
          game={known.find(({ id }) => id === joining.id) ?? joining}
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
 * A link may lead to one game, which is open then and scrolled into view. Otherwise a game is open
 * only if it is alone: the results of several would be many screens of a phone.
 */
const openAtFirstOf = (games: ReadonlyArray<SideGame>, linked: string | null) => {
  const linkedHere = games.filter(({ id }) => id === linked);
  return linkedHere.length > 0 || games.length > 1 ? linkedHere : games;
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
