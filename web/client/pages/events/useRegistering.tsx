import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Event } from "../../../contract/event/event.ts";
import { pendingRegistration } from "../../device/storage.ts";
import { linkedEventQuery } from "../../subjects/event/eventsQuery.ts";
import type { Session } from "../../subjects/person/session/session.ts";

// Loaded on demand, because most people only look at events.
const RegistrationFlow = lazy(() => import("./RegistrationFlow.tsx"));

interface Registering {
  /** For "Register Now". Visitors sign in first and then return to the event. */
  readonly register: (event: Event) => void;
  readonly open: (tournamentId: TournamentId) => void;
  readonly goToProfile: () => void;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

/** Registering from an event card, the same on every page with event cards. */
export const useRegistering = ({ user, isLoading }: Session): Registering => {
  const [openId, setOpenId] = useState<TournamentId | null>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();

  const register = (event: Event) => {
    const { id } = event;
    queries.setQueryData(linkedEventQuery(id).queryKey, [event]);
    if (user || isLoading) {
      setOpenId(id);
      return;
    }
    pendingRegistration.write(id);
    void navigate("/auth?tab=login");
  };
  const close = useCallback(() => setOpenId(null), []);
  const goToProfile = useCallback(() => {
    setOpenId(null);
    void navigate("/profile");
  }, [navigate]);

  return {
    register,
    open: setOpenId,
    goToProfile,
    // It is always there, so that the pressed button stays pending while the dialog is loaded.
    dialog: (
      <Suspense>
        {openId === null ? null : (
          <RegistrationFlow tournamentId={openId} onClose={close} onProfile={goToProfile} />
        )}
      </Suspense>
    ),
  };
};
