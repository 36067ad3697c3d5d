import { useState } from "react";
import type { EventDetail } from "../../../contract/event.ts";
import { listMatches } from "../../../contract/matches.ts";
import { getTeamLeaderboard } from "../../../contract/teamLeaderboard.ts";
import type { User } from "../../../contract/user.ts";
import { ShownAtOnce } from "../../components/states/ShownAtOnce.tsx";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";
import { useRead } from "../../data/read.ts";

import { Matches } from "../../features/matches/Matches.tsx";
import { loadable } from "../../lib/loadable.tsx";

import { type BoardName, BoardSwitch } from "./BoardSwitch.tsx";
import type { ChosenCard } from "./chosenCard.ts";
import * as styles from "./EventTabs.css.ts";
import { TvLink } from "./TvLink.tsx";

/** As long as a phone, so that what stands below the board does not move. */
const coming = <SkeletonSlats label="Loading leaderboard..." count={12} />;

const { Component: Leaderboard } = loadable(async () => {
  const { Leaderboard: Board } = await import("../../features/leaderboard/Leaderboard.tsx");
  return { default: Board };
}, coming);
const { Component: TeamBoard } = loadable(async () => {
  const { TeamBoard: Board } = await import("../../features/leaderboard/teams/TeamBoard.tsx");
  return { default: Board };
}, coming);

interface Props {
  readonly event: EventDetail;
  readonly user: User | null;
  readonly onOpenCard: (card: ChosenCard) => void;
}

/**
 * The live board of the players, with tabs for teams and matches. An event in match play opens on
 * its matches.
 */
export const LeaderboardTab = ({ event, user, onOpenCard }: Props) => {
  const [chosen, choose] = useState<BoardName | null>(null);
  const teams = useRead(getTeamLeaderboard, { eventId: event.id });
  const matches = useRead(listMatches, { eventId: event.id });
  const me = user?.id ?? null;
  // A board that could not be loaded is listed, because it may exist.
  const boards: ReadonlyArray<BoardName> = [
    "players",
    ...(teams.isLoadingError || teams.data?.length ? (["teams"] as const) : []),
    ...(matches.isLoadingError || matches.data?.length ? (["matches"] as const) : []),
  ];
  const isComing = teams.isPending || matches.isPending;
  // Once: the first match that comes later must not take the place of what is read.
  if (chosen === null && !isComing) {
    const isInMatches =
      (event.isMatchPlay === true || event.eventType === "match_play") &&
      boards.includes("matches");
    choose(isInMatches ? "matches" : "players");
  }
  const shown = chosen !== null && boards.includes(chosen) ? chosen : "players";
  return (
    <div className={styles.parts}>
      <ShownAtOnce isComing={isComing} placeholder={coming}>
        <BoardSwitch boards={boards} shown={shown} onChoose={choose} />
        {shown === "players" ? (
          <Leaderboard event={event} me={me} isAboveTabs onOpenCard={onOpenCard} />
        ) : null}
        {shown === "teams" ? <TeamBoard event={event} query={teams} me={me} /> : null}
        {shown === "matches" ? <Matches tournamentId={event.id} query={matches} me={me} /> : null}
        <TvLink tournamentId={event.id} />
      </ShownAtOnce>
    </div>
  );
};
