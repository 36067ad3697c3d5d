import { AdminCodeForm } from "./AdminCodeForm.tsx";
import { AdminLoginForm } from "./AdminLoginForm.tsx";
import type { AdminSigning } from "./useAdminSigning.ts";

interface Props {
  readonly signing: AdminSigning;
  /** True until the page behind the sign-in is open. */
  readonly isPending: boolean;
  /** The address of the person who was signed in before. */
  readonly email?: string;
}

/** E-mail and password, and then the code of those who have a second factor. */
export const AdminSigningForms = ({ signing, isPending, email = "" }: Props) =>
  signing.asksForCode ? (
    <AdminCodeForm
      onCode={signing.giveCode}
      onStartAgain={signing.startAgain}
      isPending={isPending}
      error={signing.error}
    />
  ) : (
    <AdminLoginForm
      email={signing.email ?? email}
      onLogin={signing.givePassword}
      isPending={isPending}
      error={signing.error}
    />
  );
