import type { ComponentType } from "react";
import { loadable } from "../../../ui/loadable.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import type { DeskTabProps } from "./deskTabProps.ts";

interface TabModule {
  readonly default: ComponentType<DeskTabProps>;
}

const tab = <Name extends string>(
  name: Name,
  label: string,
  fetchCode: () => Promise<TabModule>,
) => {
  const coming = <SkeletonSlats label={`Loading ${label.toLowerCase()}...`} />;
  const { load, Component } = loadable(fetchCode, coming);
  return { name, label, load, Content: Component };
};

/** The tabs of the desk in their order. Each has an address and is loaded when it is opened. */
export const deskTabs = [
  tab("players", "Players", () => import("./PlayersTab.tsx")),
  tab("tee-sheet", "Tee sheet", async () => ({
    default: (await import("../../../subjects/teeSheet/TeeSheet.tsx")).TeeSheet,
  })),
  tab("teams", "Teams", () => import("./TeamsTab.tsx")),
  tab("scores", "Scores", () => import("./ScoresTab.tsx")),
  tab("verify", "Verify", () => import("./VerifyTab.tsx")),
  tab("side-games", "Side games", async () => ({
    default: (await import("../../../subjects/sideGame/desk/SideGames.tsx")).SideGames,
  })),
  tab("messages", "Messages", () => import("./MessagesTab.tsx")),
  tab("settings", "Settings", () => import("./SettingsTab.tsx")),
] as const;

type DeskTabName = (typeof deskTabs)[number]["name"];

/** The address of a tab of an event's desk. */
export const deskPath = (eventId: string, name: DeskTabName) => `/admin/events/${eventId}/${name}`;
