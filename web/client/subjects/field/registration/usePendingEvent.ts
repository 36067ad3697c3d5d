import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { pendingRegistration } from "../../../device/storage.ts";
import { linkedEventQuery } from "../../event/linkedEventQuery.ts";
import { readPending } from "./usePendingRegistration.ts";

interface Options {
  readonly isSignedIn: boolean;
  readonly onOpen: (tournamentId: TournamentId) => void;
}

/** Continues on the landing page, which fetches the event and nothing about the player. */
export const usePendingEvent = ({ isSignedIn, onOpen }: Options) => {
  const queries = useQueryClient();
  useEffect(() => {
    const pending = readPending();
    if (!isSignedIn || !pending) return;
    let isHere = true;
    // If the event cannot be fetched, the next page tries again.
    void queries.fetchQuery(linkedEventQuery(pending)).then(
      (event) => {
        if (!isHere) return;
        pendingRegistration.clear();
        if (event) onOpen(pending);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isSignedIn, onOpen, queries]);
};
