import { Option, Schema } from "effect";
import { useEffect } from "react";
import { TournamentId } from "../../../../../domain/shared/values.ts";
import { getRegistrationStatus } from "../../../../contract/field/registrations.ts";
import { call } from "../../../data/call.ts";
import { pendingRegistration } from "../../../device/storage.ts";

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
