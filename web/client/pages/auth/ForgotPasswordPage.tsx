import { Navigate } from "react-router-dom";
import { siteConfig } from "../../data/siteConfig.ts";
import { useAskForReset } from "../../subjects/person/session/useSigning.ts";
import { AskForResetForm } from "../../subjects/person/signIn/AskForResetForm.tsx";
import { AuthFrame, AuthHeader } from "../../subjects/person/signIn/AuthFrame.tsx";
import { Page } from "../../ui/page/Page.tsx";

/** Starts to replace a forgotten password. Without a mail server the sign-in says how. */
const ForgotPasswordPage = () => {
  const sending = useAskForReset();
  if (!siteConfig.offersMail) return <Navigate to="/auth" replace />;
  return (
    <Page title="Forgot password" header={<AuthHeader />} hasFooter={false}>
      <AuthFrame title="Forgot password">
        <AskForResetForm sending={sending} />
      </AuthFrame>
    </Page>
  );
};

export default ForgotPasswordPage;
