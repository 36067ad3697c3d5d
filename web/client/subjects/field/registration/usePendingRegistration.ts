import { useQueryClient } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import { useEffect } from "react";
import { TournamentId } from "../../../../../domain/shared/values.ts";
import { getRegistrationStatus } from "../../../../contract/field/registrations.ts";
import { call } from "../../../data/call.ts";
import { pendingRegistration } from "../../../device/storage.ts";
import { linkedEventQuery } from "../../event/eventsQuery.ts";

/** The event that a visitor wanted to register for before signing in. */
export const readPending = (): TournamentId | null =>
  Option.getOrNull(Schema.decodeUnknownOption(TournamentId)(pendingRegistration.read()));

interface Options {
  readonly isSignedIn: boolean;
  readonly onOpen: (tournamentId: TournamentId) => void;
  readonly onRegisteredBefore: () => void;
}

/**
 * Continues after a visitor had to sign in: players who are registered already learn where, all
 * others get the dialog, also if the check has failed.
 */
export const usePendingRegistration = ({ isSignedIn, onOpen, onRegisteredBefore }: Options) => {
  useEffect(() => {
    const pending = readPending();
    if (!isSignedIn || !pending) return;
    let isHere = true;
    const goOn = (isRegistered: boolean) => {
      if (!isHere) return;
      pendingRegistration.clear();
      if (isRegistered) onRegisteredBefore();
      else onOpen(pending);
    };
    void call(getRegistrationStatus, { params: { eventId: pending } }).then(
      ({ isRegistered }) => goOn(isRegistered),
      () => goOn(false),
    );
    return () => {
      isHere = false;
    };
  }, [isSignedIn, onOpen, onRegisteredBefore]);
};

interface PendingEvent {
  readonly isSignedIn: boolean;
  readonly onOpen: (tournamentId: TournamentId) => void;
}

/** Continues on the landing page, which fetches the event and nothing about the player. */
export const usePendingEvent = ({ isSignedIn, onOpen }: PendingEvent) => {
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
