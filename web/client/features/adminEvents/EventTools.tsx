import {
  CalendarClock,
  ClipboardCheck,
  Flame,
  Shirt,
  SlidersHorizontal,
  Users,
} from "lucide-react";
import { RowTools } from "../../components/tables/RowTools.tsx";

const tools = [
  { part: "settings", label: "Event Settings", Sign: SlidersHorizontal },
  { part: "players", label: "Participants", Sign: Users },
  { part: "tee-sheet", label: "Schedule", Sign: CalendarClock },
  { part: "teams", label: "Team Management", Sign: Shirt },
  { part: "side-games", label: "Sins & Skins", Sign: Flame },
  { part: "scores", label: "Scoring", Sign: ClipboardCheck },
] as const;

/** The part of an event's desk that a tool leads to. */
export type EventPart = (typeof tools)[number]["part"];

interface Props {
  readonly eventName: string;
  readonly onOpen: (part: EventPart) => void;
}

/** The tools of an event. */
export const EventTools = ({ eventName, onOpen }: Props) => (
  <RowTools
    about={eventName}
    tools={tools.map(({ part, label, Sign }) => ({
      label,
      icon: <Sign size={22} aria-hidden="true" />,
      onSelect: () => onOpen(part),
    }))}
  />
);
