import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { AdminSigningForms } from "../../subjects/person/adminSession/AdminSigningForms.tsx";
import {
  useAdminSession,
  useAdminSigning,
} from "../../subjects/person/adminSession/adminSession.ts";
import { AuthFrame, AuthHeader } from "../../subjects/person/signIn/AuthFrame.tsx";
import { Page } from "../../ui/page/Page.tsx";

const AFTER_LOGIN = 1500;
const WHEN_SIGNED_IN = 500;

/** The sign-in of administrators. Signed-in ones are sent to the dashboard. */
const AdminLoginPage = () => {
  const { admin, isConfirmed } = useAdminSession();
  const signing = useAdminSigning();
  const isSignedIn = admin !== null && isConfirmed;
  useDashboardSoon(isSignedIn, signing.isIdle ? WHEN_SIGNED_IN : AFTER_LOGIN);
  return (
    <Page title="Admin Login" header={<AuthHeader />} hasFooter={false}>
      <AuthFrame title="Admin Portal">
        <AdminSigningForms signing={signing} isPending={signing.isPending || isSignedIn} />
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
