import { useLocation, useNavigate, useParams } from "react-router-dom";
import { ApiError } from "../../data/apiError.ts";
import { useResetPassword } from "../../subjects/person/session/useSigning.ts";
import { AuthFrame, AuthHeader } from "../../subjects/person/signIn/AuthFrame.tsx";
import { NewPasswordForm } from "../../subjects/person/signIn/NewPasswordForm.tsx";
import { LinkButton } from "../../ui/buttons/Button.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";

const NOT_FOUND = 404;

/**
 * The target of the link of a mail. Its token is after the #, which is not sent to servers; a token
 * in the path works too.
 */
const ResetPasswordPage = () => {
  const { hash } = useLocation();
  const { token = hash.slice(1) } = useParams();
  const navigate = useNavigate();
  const sending = useResetPassword(token, (at) => void navigate(at, { replace: true }));
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
