import { Navigate } from "react-router-dom";
import { Page } from "../../components/page/Page.tsx";
import { AskForResetForm } from "../../features/auth/AskForResetForm.tsx";
import { AuthFrame, AuthHeader } from "../../features/auth/AuthFrame.tsx";
import { useAskForReset } from "../../features/session/useResetting.ts";
import { siteConfig } from "../../lib/siteConfig.ts";

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
