import { ClipboardCheck, SlidersHorizontal, Users } from "lucide-react";
import { RowTools } from "../../components/tables/RowTools.tsx";

const tools = [
  { panel: "settings", label: "Event Settings", Sign: SlidersHorizontal },
  { panel: "participants", label: "Participants", Sign: Users },
  { panel: "scoring", label: "Scoring", Sign: ClipboardCheck },
] as const;

export type EventPanel = (typeof tools)[number]["panel"];

interface Props {
  readonly eventName: string;
  readonly onOpen: (panel: EventPanel) => void;
}

/** What can be opened for an event. */
export const EventTools = ({ eventName, onOpen }: Props) => (
  <RowTools
    about={eventName}
    tools={tools.map(({ panel, label, Sign }) => ({
      label,
      icon: <Sign size={22} aria-hidden="true" />,
      onSelect: () => onOpen(panel),
    }))}
  />
);
