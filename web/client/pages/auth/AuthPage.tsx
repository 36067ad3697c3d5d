import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { linkedEventQuery } from "../../subjects/event/eventsQuery.ts";
import { readPending } from "../../subjects/field/registration/usePendingRegistration.ts";
import { useSession } from "../../subjects/person/session/session.ts";
import { AuthFrame, AuthHeader } from "../../subjects/person/signIn/AuthFrame.tsx";
import type { AuthTab } from "../../subjects/person/signIn/AuthTabs.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageSpinner } from "../../ui/states/Spinner.tsx";
import { SigningForms } from "./SigningForms.tsx";

const words = { login: "Login", register: "Register" };

/** The sign-in of players. Signed-in ones continue what they began, or go to their profile. */
const AuthPage = () => {
  const { user, isLoading } = useSession();
  const [search, setSearch] = useSearchParams();
  const pending = readPending();
  const tab = search.get("tab") === "register" ? "register" : "login";

  if (isLoading) return <PageSpinner label="Loading..." />;
  if (user) return <Navigate to={pending ? "/events" : "/profile"} replace />;
  return (
    <Page title={words[tab]} header={<AuthHeader />} hasFooter={false}>
      <AuthFrame purpose={pending ? <Purpose tab={tab} event={pending} /> : null}>
        <SigningForms
          tab={tab}
          words={words}
          onTab={(next) => setSearch({ tab: next }, { replace: true })}
        />
      </AuthFrame>
    </Page>
  );
};

interface PurposeProps {
  readonly tab: AuthTab;
  readonly event: TournamentId;
}

const ways = { login: "Sign in", register: "Create an account" };

/** What the reader wanted to do, if signing in was needed for it. */
const Purpose = ({ tab, event }: PurposeProps) => {
  const { data } = useQuery(linkedEventQuery(event));
  return (
    <>
      {ways[tab]} to register for <strong>{data?.name ?? "the event you chose"}</strong>.
    </>
  );
};

export default AuthPage;
