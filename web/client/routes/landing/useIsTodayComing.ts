import { useQuery } from "@tanstack/react-query";
import type { Session } from "../../features/session/useSession.ts";
import { todayQuery } from "../../features/today/api.ts";
import { siteConfig } from "../../lib/siteConfig.ts";
import { developmentUser } from "../../lib/storage.ts";

/** Whether the page may still begin with the player's day. */
export const useIsTodayComing = ({ user, isLoading }: Session): boolean => {
  const { isPending } = useQuery({ ...todayQuery, enabled: user !== null });
  if (user) return isPending;
  // A reader who signed in here before is most likely still signed in.
  const isKnown = siteConfig.hasSession || developmentUser.read() !== null;
  return isLoading && isKnown;
};
