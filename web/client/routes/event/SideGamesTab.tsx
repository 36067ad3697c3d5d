import { lazy, Suspense } from "react";
import type { EventDetail } from "../../../contract/event.ts";
import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import type { User } from "../../../contract/user.ts";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import { WithOutbox } from "./WithOutbox.tsx";

const SideGames = lazy(async () => {
  const { SideGames: Games } = await import("../../features/sideGames/SideGames.tsx");
  return { default: Games };
});

interface Props {
  readonly event: EventDetail;
  readonly user: User | null;
  readonly registration: RegistrationWithEvent | null | undefined;
}

/** The side games, which players with a place in the event can join. */
export const SideGamesTab = ({ event, user, registration }: Props) => {
  const games = (
    <Suspense fallback={<SkeletonPanel label="Loading side games..." count={6} />}>
      <SideGames
        event={event}
        me={user?.id ?? null}
        mayJoin={registration?.status === "registered" && registration.playerStatus === "playing"}
      />
    </Suspense>
  );
  if (user === null) return games;
  return (
    <WithOutbox tournamentId={event.id} me={user.id}>
      {games}
    </WithOutbox>
  );
};
