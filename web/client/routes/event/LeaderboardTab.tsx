import { lazy, Suspense } from "react";
import type { EventDetail } from "../../../contract/event.ts";
import type { User } from "../../../contract/user.ts";
import { SkeletonSlats } from "../../components/states/Skeleton.tsx";
import type { ChosenCard } from "./chosenCard.ts";

const Leaderboard = lazy(async () => {
  const { Leaderboard: Board } = await import("../../features/leaderboard/Leaderboard.tsx");
  return { default: Board };
});

interface Props {
  readonly event: EventDetail;
  readonly user: User | null;
  readonly onOpenCard: (card: ChosenCard) => void;
}

/** The live board; a press on a round opens its card. */
export const LeaderboardTab = ({ event, user, onOpenCard }: Props) => (
  <Suspense fallback={<SkeletonSlats label="Loading leaderboard..." />}>
    <Leaderboard event={event} me={user?.id ?? null} isAboveTabs onOpenCard={onOpenCard} />
  </Suspense>
);
