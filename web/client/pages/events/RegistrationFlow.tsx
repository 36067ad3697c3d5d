import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { linkedEventQuery } from "../../subjects/event/eventsQuery.ts";
import { RegistrationDialog } from "../../subjects/field/registration/RegistrationDialog.tsx";
import { useSession } from "../../subjects/person/session/session.ts";
import type { AuthTab } from "../../subjects/person/signIn/AuthTabs.tsx";
import { SigningForms } from "../auth/SigningForms.tsx";

interface Props {
  readonly tournamentId: TournamentId;
  readonly onClose: () => void;
  readonly onProfile: () => void;
}

const words = { login: "Sign In", register: "Sign Up" };

/** The registration dialog with the forms of the account and the public facts of the event. */
const RegistrationFlow = ({ tournamentId, onClose, onProfile }: Props) => {
  const { user, isLoading } = useSession();
  const { data: event } = useQuery(linkedEventQuery(tournamentId));
  const [tab, setTab] = useState<AuthTab>("login");
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
