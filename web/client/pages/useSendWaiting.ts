import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "../../contract/person/user.ts";
import { useToast } from "../data/toasts.ts";
import { eventsOfWaitingScores } from "../device/storage.ts";

/**
 * Sends the player's waiting scores from whatever page is open. There are hardly ever any, so the
 * code for it is loaded only then.
 */
export const useSendWaiting = (user: User | null): void => {
  const queries = useQueryClient();
  const toasts = useToast();
  const playerId = user?.id;
  useEffect(() => {
    if (playerId === undefined || eventsOfWaitingScores(playerId).length === 0) return;
    let isOver = false;
    let end = () => {};
    import("../subjects/card/pad/sendWaiting.ts").then(
      ({ sendWaiting }) => {
        if (!isOver) end = sendWaiting(queries, toasts, playerId);
      },
      () => {
        // Without a network nothing can be sent either; the next page tries again.
      },
    );
    return () => {
      isOver = true;
      end();
    };
  }, [queries, toasts, playerId]);
};
