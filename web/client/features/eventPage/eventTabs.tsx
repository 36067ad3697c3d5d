import { Clock, Flame, Info, Pencil, Trophy } from "lucide-react";
import type { Tab } from "../../components/tabs/Tabs.tsx";

/** The five parts of an event, by the names that the address carries. */
export const eventTabs = [
  { value: "details", label: "Details", icon: <Info /> },
  { value: "scorecard", label: "Scorecard", icon: <Pencil /> },
  { value: "leaderboard", label: "Leaderboard", icon: <Trophy /> },
  { value: "skins", label: "Skins & Sins", icon: <Flame /> },
  { value: "schedule", label: "Schedule", icon: <Clock /> },
] as const satisfies ReadonlyArray<Tab<string>>;

export type EventTab = (typeof eventTabs)[number]["value"];

/** Details for an address that names none, or one that does not exist. */
export const tabNamed = (name: string | null): EventTab =>
  eventTabs.find(({ value }) => value === name)?.value ?? "details";
