import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TeamId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Body } from "../../../contract/endpoint.ts";
import { disbandTeam, formPair, formTeam } from "../../../contract/teams.ts";
import { call } from "../../data/call.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { useToast } from "../../lib/useToast.ts";

/** The team board depends on the teams too. */
const useRefresh = (tournamentId: TournamentId) => {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: ["leaderboard", tournamentId] });
    await queries.invalidateQueries({ queryKey: ["teams", tournamentId] });
  };
};

// The forms are emptied at once, not after the teams are fetched again: what is typed by then is the next one.
export const useFormPair = (tournamentId: TournamentId) => {
  const refresh = useRefresh(tournamentId);
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof formPair>) =>
      call(formPair, {
        params: { eventId: tournamentId },
        body,
        idempotencyKey: key.of([tournamentId, body]),
      }),
    onSuccess: () => {
      key.done();
      toast({ title: "Pair created" });
      void refresh();
    },
    onError: serverErrorOr("Failed to create pair"),
  });
};

export const useFormTeam = (tournamentId: TournamentId) => {
  const refresh = useRefresh(tournamentId);
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Body<typeof formTeam>) =>
      call(formTeam, {
        params: { eventId: tournamentId },
        body,
        idempotencyKey: key.of([tournamentId, body]),
      }),
    onSuccess: () => {
      key.done();
      toast({ title: "Team created" });
      void refresh();
    },
    onError: serverErrorOr("Failed to create team"),
  });
};

export const useDisbandTeam = (tournamentId: TournamentId, what: string) => {
  const refresh = useRefresh(tournamentId);
  const { toast } = useToast();
  const key = useActionKey();
  return useMutation({
    mutationFn: (teamId: TeamId) =>
      call(disbandTeam, {
        params: { eventId: tournamentId, teamId },
        idempotencyKey: key.of(teamId),
      }),
    onSuccess: () => {
      key.done();
      toast({ title: `${what} deleted` });
      return refresh();
    },
    onError: serverErrorOr("Failed to delete team"),
  });
};
