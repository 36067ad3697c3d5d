import { Badge, type BadgeKind } from "../../../ui/badges/Badge.tsx";
import { LiveSign } from "../../../ui/badges/LiveSign.tsx";
import type { PlayState } from "./playState.ts";

interface Props {
  readonly state: PlayState;
  readonly isLost: boolean;
}

const still: Readonly<Record<Exclude<PlayState, "live">, readonly [BadgeKind, string]>> = {
  "not started": ["upcoming", "Not Started"],
  final: ["completed", "Final"],
  cancelled: ["cancelled", "Cancelled"],
};

/** "Live" only while scores come in. A lost connection is always shown. */
export const PlaySign = ({ state, isLost }: Props) => {
  if (isLost || state === "live") return <LiveSign isLost={isLost} />;
  const [kind, word] = still[state];
  return <Badge kind={kind}>{word}</Badge>;
};
