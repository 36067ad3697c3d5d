import type { ComponentProps } from "react";
import { useSession } from "../subjects/person/session/useSession.ts";
import { SiteHeader } from "../ui/page/SiteHeader.tsx";
import { useSendWaiting } from "./useSendWaiting.ts";

/** The header of the public pages, with a menu for signed-in and other readers. */
export const SessionHeader = (
  props: Omit<ComponentProps<typeof SiteHeader>, "isSignedIn" | "isVisitor">,
) => {
  const { user, isLoading } = useSession();
  useSendWaiting(user);
  return (
    <SiteHeader {...props} isSignedIn={user !== null} isVisitor={user === null && !isLoading} />
  );
};
