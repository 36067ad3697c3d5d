import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { MailPanel } from "../../subjects/person/account/MailPanel.tsx";
import { PhonePanel } from "../../subjects/person/account/PhonePanel.tsx";
import { beSignedOut } from "../../subjects/person/session/api.ts";
import { useSession } from "../../subjects/person/session/useSession.ts";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { PlayerHeader } from "../profile/PlayerHeader.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { NoMailsPage } from "./NoMailsPage.tsx";

const back = { to: "/profile", label: "Back to Profile" };

/** The link of a mail works without signing in. */
const NO_MAILS = "#no-mails/";

const PlayerAccountPage = () => {
  const { user, isLoading } = useSession();
  const { hash } = useLocation();
  const queries = useQueryClient();
  const onSignedOut = useCallback(() => beSignedOut(queries), [queries]);
  if (hash.startsWith(NO_MAILS)) return <NoMailsPage token={hash.slice(NO_MAILS.length)} />;
  if (isLoading) return <PageSpinner label="Loading..." />;
  if (!user) return <Navigate to="/auth" replace />;
  return (
    <AccountFrame
      kind="player"
      email={user.email}
      header={<PlayerHeader playerId={user.id} />}
      back={back}
      onSignedOut={onSignedOut}
    >
      <PhonePanel />
      <MailPanel />
    </AccountFrame>
  );
};

export default PlayerAccountPage;
