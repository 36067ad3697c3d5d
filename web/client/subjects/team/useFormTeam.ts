import type { TeamId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Body } from "../../../contract/endpoint.ts";
import { disbandTeam, formPair, formTeam } from "../../../contract/team/teams.ts";
import { serverErrorOr } from "../../data/toasts.ts";
import { useWrite } from "../../data/write.ts";

export const useFormPair = (eventId: TournamentId) =>
  useWrite(formPair, (body: Body<typeof formPair>) => ({ params: { eventId }, body }), {
    done: "Pair created",
    onFailed: serverErrorOr("Failed to create pair"),
  });

export const useFormTeam = (eventId: TournamentId) =>
  useWrite(formTeam, (body: Body<typeof formTeam>) => ({ params: { eventId }, body }), {
    done: "Team created",
    onFailed: serverErrorOr("Failed to create team"),
  });

export const useDisbandTeam = (eventId: TournamentId, what: string) =>
  useWrite(disbandTeam, (teamId: TeamId) => ({ params: { eventId, teamId } }), {
    isShownFirst: true,
    done: `${what} deleted`,
    onFailed: serverErrorOr("Failed to delete team"),
  });
