import { Cloud, CloudCheck, CloudOff, TriangleAlert } from "lucide-react";
import { Badge } from "../../../ui/badges/Badge.tsx";
import { type PadView, waitingWords } from "./waitingEntry.ts";

interface Props {
  readonly queue: PadView;
  /** Whether the server has any score of this round; without one there is nothing to show. */
  readonly hasCard: boolean;
  /** Whether people disagree about a hole of this card. */
  readonly isDisputed?: boolean;
  /** Set if nothing else on the screen says so. */
  readonly isOffline?: boolean;
}

const SIZE = 19;

/** Says whether what was entered has arrived. */
export const SyncChip = (props: Props) => (
  <output>
    <Chip {...props} />
  </output>
);

const Chip = ({
  queue: { state, waiting },
  hasCard,
  isDisputed = false,
  isOffline = false,
}: Props) => {
  if (waiting.length > 0 && state === "sending") {
    return (
      <Badge kind="completed" icon={<Cloud size={SIZE} aria-hidden="true" />}>
        Saving...
      </Badge>
    );
  }
  if (waiting.length > 0) {
    return (
      <Badge kind="caution" icon={<CloudOff size={SIZE} aria-hidden="true" />}>
        {`${waitingWords(waiting)} waiting`}
      </Badge>
    );
  }
  if (isOffline) {
    return (
      <Badge kind="caution" icon={<CloudOff size={SIZE} aria-hidden="true" />}>
        Offline
      </Badge>
    );
  }
  if (isDisputed) {
    return (
      <Badge kind="cancelled" icon={<TriangleAlert size={SIZE} aria-hidden="true" />}>
        Disputed
      </Badge>
    );
  }
  return hasCard ? (
    <Badge kind="upcoming" icon={<CloudCheck size={SIZE} aria-hidden="true" />}>
      Saved
    </Badge>
  ) : null;
};
