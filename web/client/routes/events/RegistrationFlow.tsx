import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { AuthTab } from "../../features/auth/AuthTabs.tsx";
import { eventsQuery } from "../../features/eventsList/api.ts";
import { RegistrationDialog } from "../../features/registration/RegistrationDialog.tsx";
import { useSession } from "../../features/session/useSession.ts";
import { SigningForms } from "../auth/SigningForms.tsx";

interface Props {
  readonly tournamentId: TournamentId;
  readonly onClose: () => void;
  readonly onProfile: () => void;
}

const words = { login: "Sign In", register: "Sign Up" };

/** The registration dialog with the forms of the account and the event as the list now has it. */
const RegistrationFlow = ({ tournamentId, onClose, onProfile }: Props) => {
  const { user, isLoading } = useSession();
  const { data: events } = useQuery(eventsQuery);
  const [tab, setTab] = useState<AuthTab>("login");
  const event = events?.find(({ id }) => id === tournamentId);
  if (!event) return null;
  return (
    <RegistrationDialog
      event={event}
      session={isLoading ? "loading" : user ? "player" : "nobody"}
      signIn={<SigningForms tab={tab} onTab={setTab} words={words} />}
      onClose={onClose}
      onProfile={onProfile}
    />
  );
};

export default RegistrationFlow;
