import { Navigate, useSearchParams } from "react-router-dom";
import { Page } from "../../components/page/Page.tsx";
import { PageSpinner } from "../../components/states/Spinner.tsx";
import { AuthFrame, AuthHeader } from "../../features/auth/AuthFrame.tsx";
import { useSession } from "../../features/session/useSession.ts";
import { pendingRegistration } from "../../lib/storage.ts";
import { SigningForms } from "./SigningForms.tsx";

const words = { login: "Login", register: "Register" };

/** Where people sign in. Who is signed in goes on: to what was begun before, else to the profile. */
const AuthPage = () => {
  const { user, isLoading } = useSession();
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "register" ? "register" : "login";

  if (isLoading) return <PageSpinner label="Loading..." />;
  if (user) return <Navigate to={pendingRegistration.read() ? "/events" : "/profile"} replace />;
  return (
    <Page title={words[tab]} header={<AuthHeader />} hasFooter={false}>
      <AuthFrame>
        <SigningForms
          tab={tab}
          words={words}
          onTab={(next) => setSearch({ tab: next }, { replace: true })}
        />
      </AuthFrame>
    </Page>
  );
};

export default AuthPage;
