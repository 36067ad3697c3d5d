import type { SideGameResults } from "../../../../contract/sideGameResults.ts";

type Status = SideGameResults["status"];

const texts: Readonly<Record<Status, string | null>> = {
  not_started: null,
  running: "This game has begun. Your scores on all its holes count, the first ones too.",
  final: "All holes of this game are settled. If you join, they are settled anew with your scores.",
};

/** What joining late means for the game; null before its first score, or if that is not known. */
export const begunText = (status: Status | undefined): string | null =>
  status === undefined ? null : texts[status];
