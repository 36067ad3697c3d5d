import type { ComponentProps } from "react";
import { useSession } from "../subjects/person/session/session.ts";
import { SiteHeader } from "../ui/page/SiteHeader.tsx";
import { useSigningOut } from "./session/useSigningOut.tsx";
import { useSendWaiting } from "./useSendWaiting.ts";

/** The header of the public pages, with a menu for signed-in and other readers. */
export const SessionHeader = (
  props: Omit<ComponentProps<typeof SiteHeader>, "onSignOut" | "isVisitor">,
) => {
  const { user, isLoading } = useSession();
  useSendWaiting(user);
  const { signOut, question } = useSigningOut(user?.id ?? null);
  return (
    <>
      <SiteHeader
        {...props}
        onSignOut={user === null ? null : signOut}
        isVisitor={user === null && !isLoading}
      />
      {question}
    </>
  );
};
