import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { linkedEventQuery } from "../../lib/linkedEventQuery.ts";
import { pendingRegistration } from "../../lib/storage.ts";
import { readPending } from "./usePendingRegistration.ts";

interface Options {
  readonly isSignedIn: boolean;
  readonly onOpen: (tournamentId: TournamentId) => void;
}

/** The same on the landing page, which looks the event up and asks nothing about the player. */
export const usePendingEvent = ({ isSignedIn, onOpen }: Options) => {
  const queries = useQueryClient();
  useEffect(() => {
    const pending = readPending();
    if (!isSignedIn || !pending) return;
    let isHere = true;
    // What could not be looked up stays for the next page.
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
