import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import type { ScorecardId } from "../../../../domain/shared/values.ts";
import type { User } from "../../../contract/person/user.ts";
import { todayQuery } from "../../subjects/event/today/api.ts";
import { useSession } from "../../subjects/person/session/session.ts";
import * as styles from "../../subjects/profile/Profile.css.ts";
import { profile } from "../../subjects/profile/Profile.css.ts";
import { ProfileCard } from "../../subjects/profile/ProfileCard.tsx";
import { ProfileTabs, tabNamed } from "../../subjects/profile/ProfileTabs.tsx";
import { Ground } from "../../ui/drawings/Ground.tsx";
import { loadable } from "../../ui/loadable.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { useOwnEvents } from "../events/useOwnEvents.ts";
import { useSendWaiting } from "../useSendWaiting.ts";
import { PlayerHeader } from "./PlayerHeader.tsx";

// Loaded on demand, because few readers open a card here.
const { Component: ScorecardDialog } = loadable(async () => {
  const { ScorecardDialog: Dialog } = await import("../../subjects/card/shown/ScorecardDialog.tsx");
  return { default: Dialog };
});

/** The player's own page; others sign in first. */
const ProfilePage = () => {
  const { user, isLoading } = useSession();
  if (isLoading) return <PageSpinner label="Loading..." />;
  return user ? <Profile user={user} /> : <Navigate to="/auth" replace />;
};

interface Props {
  readonly user: User;
}

const Profile = ({ user }: Props) => {
  const [search, setSearch] = useSearchParams();
  const [openCard, setOpenCard] = useState<ScorecardId | null>(null);
  const own = useOwnEvents({ user, isLoading: false });
  const isTodayPending = useQuery(todayQuery).isPending;
  useSendWaiting(user);
  return (
    <Page title="Profile" header={<PlayerHeader playerId={user.id} isOverArt />}>
      <ProfileArt seed={user.id} />
      <div className={profile}>
        <ProfileCard user={user} />
        <ProfileTabs
          user={user}
          padOf={(tournamentId) => own?.get(tournamentId)?.padAddress ?? null}
          isPlayingKnown={own !== undefined && !isTodayPending}
          tab={tabNamed(search.get("tab"))}
          onTab={(tab) => setSearch({ tab }, { replace: true })}
          onOpenCard={setOpenCard}
        />
      </div>
      {openCard ? (
        <ScorecardDialog
          scorecardId={openCard}
          playerName={`${user.firstName} ${user.lastName}`}
          onClose={() => setOpenCard(null)}
        />
      ) : null}
    </Page>
  );
};

export default ProfilePage;

/** The player's own drawing behind the header. */
const ProfileArt = ({ seed }: { readonly seed: string }) => (
  <div className={styles.art}>
    <Ground seed={seed} shows="land" width={1280} height={112} levels={12} />
  </div>
);
