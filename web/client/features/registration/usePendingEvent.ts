import { useEffect } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Event } from "../../../contract/event.ts";
import { pendingRegistration } from "../../lib/storage.ts";
import { readPending } from "./usePendingRegistration.ts";

interface Options {
  readonly isSignedIn: boolean;
  /** Undefined until the list is there. */
  readonly events: ReadonlyArray<Event> | undefined;
  readonly onOpen: (tournamentId: TournamentId) => void;
}

/** The same on the landing page, which looks the event up in the list and asks nobody. */
export const usePendingEvent = ({ isSignedIn, events, onOpen }: Options) => {
  useEffect(() => {
    const pending = readPending();
    if (!isSignedIn || !events || !pending) return;
    pendingRegistration.clear();
    if (events.some(({ id }) => id === pending)) onOpen(pending);
  }, [isSignedIn, events, onOpen]);
};
