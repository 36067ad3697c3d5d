import { useLocation, useNavigate, useParams } from "react-router-dom";
import { LinkButton } from "../../components/buttons/LinkButton.tsx";
import { Page } from "../../components/page/Page.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { ApiError } from "../../data/apiError.ts";
import { AuthFrame, AuthHeader } from "../../features/auth/AuthFrame.tsx";
import { NewPasswordForm } from "../../features/auth/NewPasswordForm.tsx";
import { useResetPassword } from "../../features/session/useResetting.ts";

const NOT_FOUND = 404;

/**
 * The target of the link of a mail. Its token is after the #, which is not sent to servers; a token
 * in the path works too.
 */
const ResetPasswordPage = () => {
  const { hash } = useLocation();
  const { token = hash.slice(1) } = useParams();
  const navigate = useNavigate();
  const sending = useResetPassword(token, () => void navigate("/auth", { replace: true }));
  const { error } = sending;
  const isDead = token === "" || (error instanceof ApiError && error.status === NOT_FOUND);
  return (
    <Page title="New password" header={<AuthHeader />} hasFooter={false}>
      <AuthFrame title="New password">
        {isDead ? (
          <EmptyState
            title="This link is no longer valid"
            as="h2"
            action={<LinkButton to="/forgot-password">Ask for a new link</LinkButton>}
          >
            A link works once, for 30 minutes, and only the newest one.
          </EmptyState>
        ) : (
          <>
            <NewPasswordForm sending={sending} />
            {error ? <ErrorState title="Your password could not be changed" error={error} /> : null}
          </>
        )}
      </AuthFrame>
    </Page>
  );
};

export default ResetPasswordPage;
