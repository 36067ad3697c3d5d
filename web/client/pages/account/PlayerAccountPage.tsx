import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { turnOffMails } from "../../../contract/person/mailChoices.ts";
import { ApiError } from "../../data/apiError.ts";
import { useWrite } from "../../data/write.ts";
import { MailPanel, PhonePanel } from "../../subjects/person/account/PlayerPanels.tsx";
import { beSignedOut, useSession } from "../../subjects/person/session/session.ts";
import { AuthFrame, AuthHeader } from "../../subjects/person/signIn/AuthFrame.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { PlayerHeader } from "../profile/PlayerHeader.tsx";
import { AccountFrame } from "./AccountFrame.tsx";

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

const NOT_FOUND = 404;

/**
 * The target of the link in mails of organisers. Programs that look through mails follow links, so
 * the reader presses a button.
 */
export const NoMailsPage = ({ token }: { readonly token: string }) => {
  const turningOff = useWrite(turnOffMails, () => ({ params: { token } }), { done: null });
  const { error, isSuccess, isPending } = turningOff;
  const isDead = token === "" || (error instanceof ApiError && error.status === NOT_FOUND);
  return (
    <Page title="Mails of organisers" header={<AuthHeader />} hasFooter={false}>
      <AuthFrame title="Mails of organisers">
        {isDead ? (
          <EmptyState title="This link is no longer valid" as="h2">
            Sign in to turn mails of organisers on or off in your account.
          </EmptyState>
        ) : isSuccess ? (
          <output>
            You get no more mails of organisers. You can turn them on again in your account.
          </output>
        ) : (
          <>
            <p>
              Organisers write about events that you have entered: tee times, delays, results. If
              you turn these mails off, you have to look here for them.
            </p>
            <Button isPending={isPending} onClick={() => turningOff.mutate()}>
              Turn These Mails Off
            </Button>
            {error ? <ErrorState title="The mails could not be turned off" error={error} /> : null}
          </>
        )}
      </AuthFrame>
    </Page>
  );
};
