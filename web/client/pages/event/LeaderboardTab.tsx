import { Tv } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { getTeamLeaderboard } from "../../../contract/board/teamLeaderboard.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { listMatches } from "../../../contract/match/matches.ts";
import type { User } from "../../../contract/person/user.ts";
import { useRead } from "../../data/read.ts";
import { Matches } from "../../subjects/match/Matches.tsx";
import { asStack, joinClasses } from "../../ui/layout.ts";
import { loadable } from "../../ui/loadable.tsx";
import { ShownAtOnce, SkeletonSlats } from "../../ui/states/Skeleton.tsx";
import { underlined, underlinedTab } from "../../ui/tabs/Tabs.css.ts";
import { textLink } from "../../ui/theme/theme.css.ts";
import * as styles from "./EventTabs.css.ts";
import type { ChosenCard } from "./ScorecardTab.tsx";

/** As long as a phone, so that what stands below the board does not move. */
const coming = <SkeletonSlats label="Loading leaderboard..." count={12} />;

const { Component: Leaderboard } = loadable(async () => {
  const { Leaderboard: Board } = await import("../../subjects/board/Leaderboard.tsx");
  return { default: Board };
}, coming);
const { Component: TeamBoard } = loadable(async () => {
  const { TeamBoard: Board } = await import("../../subjects/board/teams/TeamBoard.tsx");
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
    <div className={asStack({ gap: 4, fits: true })}>
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

type BoardName = "players" | "teams" | "matches";

const labels: Readonly<Record<BoardName, string>> = {
  players: "Players",
  teams: "Teams",
  matches: "Matches",
};

interface BoardSwitchProps {
  readonly boards: ReadonlyArray<BoardName>;
  readonly shown: BoardName;
  readonly onChoose: (board: BoardName) => void;
}

/** Switches between the boards of an event; hidden if there is only one. */
const BoardSwitch = ({ boards, shown, onChoose }: BoardSwitchProps) =>
  boards.length < 2 ? null : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs into a form.
    <div role="group" aria-label="Board" className={underlined} data-screen-only="">
      {boards.map((board) => (
        <button
          key={board}
          type="button"
          className={underlinedTab}
          aria-pressed={board === shown}
          data-state={board === shown ? "active" : "inactive"}
          onClick={() => onChoose(board)}
        >
          {labels[board]}
        </button>
      ))}
    </div>
  );

interface TvLinkProps {
  readonly tournamentId: TournamentId;
}

/** A link to the page for the television in the clubhouse. */
const TvLink = ({ tournamentId }: TvLinkProps) => (
  <Link
    to={`/events/${tournamentId}/tv`}
    className={joinClasses(textLink, styles.way)}
    data-screen-only=""
  >
    <Tv size={20} aria-hidden="true" />
    Show on a television
  </Link>
);
