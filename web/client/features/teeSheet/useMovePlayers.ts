import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { type GolfGroup } from "../../../contract/groups.ts";
import { changeGroup } from "../../../contract/teeSheet.ts";
import { call } from "../../data/call.ts";
import { serverErrorOr, showError } from "../../data/errorToast.ts";
import { useActionKey } from "../../data/useActionKey.ts";
import { editConflictOf } from "../../lib/editConflict.ts";
import { useToast } from "../../lib/useToast.ts";

interface Move {
  readonly group: GolfGroup;
  /** The members of the group afterwards, in order. */
  readonly members: ReadonlyArray<PlayerId>;
  /** The group that the players leave. */
  readonly source: GolfGroup | null;
}

/** Moves players into a group or out of it. Changes of a colleague are reported and shown. */
export const useMovePlayers = (tournamentId: TournamentId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  const refresh = () => queries.invalidateQueries({ queryKey: ["groups", tournamentId] });
  return useMutation({
    mutationFn: ({ group, members, source }: Move) => {
      const { groupName, teeTime, roundNumber, startHole, revision } = group;
      const body = {
        ...{ groupName, teeTime, roundNumber, startHole, members, basedOn: revision },
        ...(source ? { takesFrom: { groupId: source.id, basedOn: source.revision } } : {}),
      };
      return call(changeGroup, {
        params: { groupId: group.id },
        body,
        idempotencyKey: key.of([group.id, body]),
      });
    },
    onSuccess: async () => {
      key.done();
      toast({ title: "Group updated" });
      await refresh();
    },
    onError: async (error) => {
      const change = editConflictOf(error);
      if (!change) return serverErrorOr("Failed to save group")(error);
      const what = change.fields.length > 0 ? ` Changed: ${change.fields.join(", ")}.` : "";
      showError(`${change.sentence}.${what} Nobody was moved. Look at the group and try again.`);
      await refresh();
    },
  });
};
