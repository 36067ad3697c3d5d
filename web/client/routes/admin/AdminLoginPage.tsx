import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { Page } from "../../components/page/Page.tsx";
import { AdminLoginForm } from "../../features/adminSession/AdminLoginForm.tsx";
import { useAdminSession } from "../../features/adminSession/useAdminSession.ts";
import { useAdminLogin } from "../../features/adminSession/useAdminSigning.ts";
import { AuthFrame, AuthHeader } from "../../features/auth/AuthFrame.tsx";

const AFTER_LOGIN = 1500;
const WHEN_SIGNED_IN = 500;

/** The sign-in of administrators. Signed-in ones are sent to the dashboard. */
const AdminLoginPage = () => {
  const { admin, isConfirmed } = useAdminSession();
  const login = useAdminLogin();
  const isSignedIn = admin !== null && isConfirmed;
  useDashboardSoon(isSignedIn, login.isIdle ? WHEN_SIGNED_IN : AFTER_LOGIN);
  return (
    <Page title="Admin Login" header={<AuthHeader />} hasFooter={false}>
      <AuthFrame title="Admin Portal">
        <AdminLoginForm
          onLogin={login.mutate}
          isPending={login.isPending || isSignedIn}
          error={login.error}
        />
      </AuthFrame>
    </Page>
  );
};

const useDashboardSoon = (isSignedIn: boolean, delay: number) => {
  const navigate = useNavigate();
  const go = useCallback(() => void navigate("/admin/dashboard", { replace: true }), [navigate]);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(go, delay);
    return () => clearTimeout(timer);
  }, [isSignedIn, delay, go]);
};

export default AdminLoginPage;
