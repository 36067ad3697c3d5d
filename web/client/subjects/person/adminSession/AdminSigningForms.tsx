import { useEffect, useRef } from "react";
import { asText } from "../../../ui/layout.ts";
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
export const AdminSigningForms = ({ signing, isPending, email = "" }: Props) => {
  const { asksForCode, error } = signing;
  const forms = useRef<HTMLDivElement>(null);
  const askedBefore = useRef(asksForCode);
  // The pressed button has gone with the other form.
  useEffect(() => {
    if (askedBefore.current === asksForCode) return;
    askedBefore.current = asksForCode;
    const next = asksForCode ? "[name=code]" : "[name=password]";
    forms.current?.querySelector<HTMLElement>(next)?.focus();
  }, [asksForCode]);
  return (
    <div ref={forms} className={asText({ shrinks: true })}>
      {asksForCode ? (
        <AdminCodeForm
          onCode={signing.giveCode}
          onStartAgain={signing.startAgain}
          isPending={isPending}
          error={error}
        />
      ) : (
        <AdminLoginForm
          email={signing.email ?? email}
          onLogin={signing.givePassword}
          isPending={isPending}
          error={error}
        />
      )}
    </div>
  );
};
