import { Cloud, CloudCheck, CloudOff, TriangleAlert } from "lucide-react";
import { Badge } from "../../components/badges/Badge.tsx";
import type { QueueView } from "./queue/saveQueue.ts";
import { countHoles } from "./queue/waitingEntry.ts";

interface Props {
  readonly queue: QueueView;
  /** Whether the server has anything of this round: before that there is nothing to be told. */
  readonly hasCard: boolean;
  /** People disagree about a hole of the card on screen. */
  readonly isDisputed?: boolean;
  /** Where nothing else on screen says so. */
  readonly isOffline?: boolean;
}

const SIZE = 19;

/** Whether what was entered has arrived, in words. */
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
    const holes = countHoles(waiting);
    return (
      <Badge kind="caution" icon={<CloudOff size={SIZE} aria-hidden="true" />}>
        {holes === 1 ? "1 hole waiting" : `${holes} holes waiting`}
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
