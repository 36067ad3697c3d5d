import type { EventDetail } from "../../../contract/event.ts";
import type { RegistrationWithEvent } from "../../../contract/registration.ts";
import type { User } from "../../../contract/user.ts";
import { SkeletonPanel } from "../../components/states/Skeleton.tsx";
import { loadable } from "../../lib/loadable.tsx";
import { WithOutbox } from "./WithOutbox.tsx";

const { Component: SideGames } = loadable(
  async () => {
    const { SideGames: Games } = await import("../../features/sideGames/SideGames.tsx");
    return { default: Games };
  },
  <SkeletonPanel label="Loading side games..." count={6} />,
);

interface Props {
  readonly event: EventDetail;
  readonly user: User | null;
  readonly registration: RegistrationWithEvent | null | undefined;
}

/** The side games, which players with a place in the event can join. */
export const SideGamesTab = ({ event, user, registration }: Props) => {
  const games = (
    <SideGames
      event={event}
      me={user?.id ?? null}
      mayJoin={registration?.status === "registered" && registration.playerStatus === "playing"}
    />
  );
  if (user === null) return games;
  return (
    <WithOutbox tournamentId={event.id} me={user.id}>
      {games}
    </WithOutbox>
  );
};
