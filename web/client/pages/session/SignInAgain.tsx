import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endedSession } from "../../data/sessions.ts";
import { unsaved } from "../../device/unsaved.ts";
import { AdminSigningForms } from "../../subjects/person/adminSession/AdminSigningForms.tsx";
import {
  beSignedOut as beAdminSignedOut,
  useAdminSigning,
} from "../../subjects/person/adminSession/adminSession.ts";
import { beSignedOut } from "../../subjects/person/session/session.ts";
import { useSignIn } from "../../subjects/person/session/useSigning.ts";
import { LoginForm } from "../../subjects/person/signIn/LoginForm.tsx";
import { Dialog, DialogBody } from "../../ui/dialogs/Dialog.tsx";
import { knownSession, type Role } from "./knownSession.ts";

interface Props {
  readonly role: Role;
  readonly onDone: () => void;
}

/** Asks to sign in again over the unchanged page. A reader who declines is signed out. */
const SignInAgain = ({ role, onDone }: Props) => {
  const queries = useQueryClient();
  const [before] = useState(() => knownSession(queries, role));
  const goOn = ({ id }: { readonly id: string }) => {
    onDone();
    if (id === before.id) endedSession.renew();
    else startAnew();
  };
  const stayOut = () =>
    unsaved.leave(document, () => {
      onDone();
      if (role === "admin") beAdminSignedOut(queries);
      else beSignedOut(queries);
    });
  return (
    <Dialog
      isOpen
      onClose={stayOut}
      title="Your session has ended"
      description="Sign in again to go on. What you have entered is kept."
    >
      <DialogBody>
        {role === "admin" ? (
          <AdminAgain email={before.email ?? ""} onSignedIn={goOn} />
        ) : (
          <PlayerAgain email={before.email ?? ""} onSignedIn={goOn} />
        )}
      </DialogBody>
    </Dialog>
  );
};

/** The typed text belongs to somebody else. */
const startAnew = () => {
  unsaved.releaseAll();
  location.reload();
};

interface AgainProps {
  readonly email: string;
  readonly onSignedIn: (account: { readonly id: string }) => void;
}

const PlayerAgain = ({ email, onSignedIn }: AgainProps) => {
  const { mutate, isPending, error } = useSignIn();
  return (
    <LoginForm
      email={email}
      signIn={{ isPending, error, mutate: (input) => mutate(input, { onSuccess: onSignedIn }) }}
    />
  );
};

const AdminAgain = ({ email, onSignedIn }: AgainProps) => {
  const signing = useAdminSigning(onSignedIn);
  return <AdminSigningForms email={email} signing={signing} isPending={signing.isPending} />;
};

export default SignInAgain;
