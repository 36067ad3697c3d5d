import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ApiError } from "../../data/apiError.ts";
import { useResetPassword } from "../../subjects/person/session/useSigning.ts";
import { AuthFrame, AuthHeader } from "../../subjects/person/signIn/AuthFrame.tsx";
import { CodeOnPaperForm } from "../../subjects/person/signIn/CodeOnPaperForm.tsx";
import { NewPasswordForm } from "../../subjects/person/signIn/NewPasswordForm.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";

const NOT_FOUND = 404;

/**
 * Where an invitation leads: its owner chooses the first password. The code stands after the # of the
 * link, which is not sent to servers, or is typed from paper.
 */
const WelcomePage = () => {
  const { hash } = useLocation();
  const [code, setCode] = useState(hash.slice(1));
  const navigate = useNavigate();
  const sending = useResetPassword(code, (at) => void navigate(at, { replace: true }));
  const { error } = sending;
  const isDead = error instanceof ApiError && error.status === NOT_FOUND;
  const typeAnother = () => {
    sending.reset();
    setCode("");
  };
  return (
    <Page title="Welcome" header={<AuthHeader />} hasFooter={false}>
      <AuthFrame
        title="Welcome"
        purpose="There is an account for you. Choose the password with which you sign in."
      >
        {code === "" ? (
          <CodeOnPaperForm onCode={setCode} />
        ) : isDead ? (
          <EmptyState
            title="This code is not valid"
            as="h2"
            action={<Button onClick={typeAnother}>Type Another Code</Button>}
          >
            A code works once, for 30 days, and only the newest one. The office can make a new one.
          </EmptyState>
        ) : (
          <>
            <NewPasswordForm sending={sending} isFirst />
            {error ? <ErrorState title="Your password could not be saved" error={error} /> : null}
          </>
        )}
      </AuthFrame>
    </Page>
  );
};

export default WelcomePage;
