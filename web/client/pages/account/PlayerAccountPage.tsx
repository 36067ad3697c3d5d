import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Navigate } from "react-router-dom";
import { beSignedOut } from "../../subjects/person/session/api.ts";
import { useSession } from "../../subjects/person/session/useSession.ts";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { PlayerHeader } from "../profile/PlayerHeader.tsx";
import { AccountFrame } from "./AccountFrame.tsx";

const back = { to: "/profile", label: "Back to Profile" };

const PlayerAccountPage = () => {
  const { user, isLoading } = useSession();
  const queries = useQueryClient();
  const onSignedOut = useCallback(() => beSignedOut(queries), [queries]);
  if (isLoading) return <PageSpinner label="Loading..." />;
  if (!user) return <Navigate to="/auth" replace />;
  return (
    <AccountFrame
      kind="player"
      email={user.email}
      header={<PlayerHeader playerId={user.id} />}
      back={back}
      onSignedOut={onSignedOut}
    />
  );
};

export default PlayerAccountPage;
