import { Clock, Flame, Info, Pencil, Trophy } from "lucide-react";
import type { Tab } from "../../../ui/tabs/Tabs.tsx";

/** The five parts of an event, by their names in the address. */
export const eventTabs = [
  { value: "details", label: "Details", icon: <Info /> },
  { value: "scorecard", label: "Scorecard", icon: <Pencil /> },
  { value: "leaderboard", label: "Leaderboard", icon: <Trophy /> },
  { value: "skins", label: "Skins & Sins", icon: <Flame /> },
  { value: "schedule", label: "Schedule", icon: <Clock /> },
] as const satisfies ReadonlyArray<Tab<string>>;

export type EventTab = (typeof eventTabs)[number]["value"];

/** Details, if the address names no tab or an unknown one. */
export const tabNamed = (name: string | null): EventTab =>
  eventTabs.find(({ value }) => value === name)?.value ?? "details";
