import type { ReactNode } from "react";
import { useMatches } from "../../device/useMatches.ts";
import { IconButton } from "../buttons/IconButton.tsx";
import { asRow } from "../layout.ts";
import { ActionMenu } from "../overlays/ActionMenu.tsx";
import { Tooltip } from "../overlays/Tooltip.tsx";
import { media } from "../theme/media.ts";

interface RowTool {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly isDangerous?: boolean;
}

interface Props {
  /** The row's name: "Event Settings: The Crooked Pin". */
  readonly about: string;
  readonly tools: ReadonlyArray<RowTool>;
}

/** So many tools leave the other columns of a small desktop their words. */
const FEW = 3;

/**
 * The tools of a row as icons, or as one menu if there is no room for them. Needs a `TooltipGroup`
 * around it. Only one of the two is rendered, because a tooltip for each icon takes long.
 */
export const RowTools = ({ about, tools }: Props) => {
  const hasRoom = useMatches(tools.length > FEW ? media.wide : media.desktop);
  if (!hasRoom) return <ActionMenu about={about} actions={tools} />;
  return (
    <span className={asRow({ gap: "half", inline: true, align: "stretch" })}>
      {tools.map(({ label, icon, onSelect }) => (
        <Tooltip key={label} text={label}>
          <IconButton label={`${label}: ${about}`} onClick={onSelect}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </span>
  );
};
