import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { listSideGames } from "../../../contract/sideGame/sideGames.ts";
import { isOutdatedBy, useRead } from "../../data/read.ts";
import { useLive } from "../../data/useLive.ts";
import { LiveSign } from "../../ui/badges/LiveSign.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import { GameList } from "./GameList.tsx";
import { MoneyView } from "./money/MoneyView.tsx";
import * as styles from "./SideGames.css.ts";

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
