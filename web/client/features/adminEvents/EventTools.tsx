import { ClipboardCheck, SlidersHorizontal, Users } from "lucide-react";
import { IconButton } from "../../components/buttons/IconButton.tsx";
import { ActionMenu } from "../../components/overlays/ActionMenu.tsx";
import { Tooltip } from "../../components/overlays/Tooltip.tsx";
import * as styles from "./EventsTable.css.ts";

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

/** What can be opened for an event: signs side by side, or one menu where there is no room. */
export const EventTools = ({ eventName, onOpen }: Props) => (
  <>
    <span className={styles.signs}>
      {tools.map(({ panel, label, Sign }) => (
        <Tooltip key={panel} text={label}>
          <IconButton label={`${label}: ${eventName}`} onClick={() => onOpen(panel)}>
            <Sign size={22} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      ))}
    </span>
    <span className={styles.folded}>
      <ActionMenu
        about={eventName}
        actions={tools.map(({ panel, label, Sign }) => ({
          label,
          icon: <Sign size={20} aria-hidden="true" />,
          onSelect: () => onOpen(panel),
        }))}
      />
    </span>
  </>
);
