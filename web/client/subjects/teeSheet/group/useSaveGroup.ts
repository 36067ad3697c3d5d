import { useQueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import { type GolfGroup, listGroups } from "../../../../contract/teeSheet/groups.ts";
import { changeGroup, createGroup } from "../../../../contract/teeSheet/teeSheet.ts";
import { call } from "../../../data/call.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { readOf } from "../../../data/read.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../data/useToast.ts";
import { useWrite } from "../../../data/write.ts";
import { useEdit } from "../../../form/useEdit.ts";

interface Options {
  readonly tournamentId: TournamentId;
  readonly onSaved: () => void;
}

export const useCreateGroup = ({ tournamentId, onSaved }: Options) =>
  useWrite(
    createGroup,
    (body: Body<typeof createGroup>) => ({ params: { eventId: tournamentId }, body }),
    {
      isShownFirst: true,
      done: "Group created",
      onDone: onSaved,
      onFailed: serverErrorOr("Failed to save group"),
    },
  );

interface EditOptions extends Options {
  readonly group: GolfGroup | null;
  readonly onClose: () => void;
}

/** Changes a group; a conflict with a colleague becomes a question. */
export const useChangeGroup = ({ tournamentId, group, onSaved, onClose }: EditOptions) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const key = useActionKey();
  return useEdit({
    send: async (body: Body<typeof changeGroup>) => {
      if (!group) return null;
      return call(changeGroup, {
        params: { groupId: group.id },
        body,
        idempotencyKey: key.of([group.id, body]),
      });
    },
    fetchNewest: async () => {
      const groups = await queries.fetchQuery({
        ...readOf(listGroups, { eventId: tournamentId }),
        staleTime: 0,
      });
      return groups.find(({ id }) => id === group?.id);
    },
    onSaved: () => {
      key.done();
      toast({ title: "Group updated" });
      onSaved();
    },
    onClose,
    onFailed: serverErrorOr("Failed to save group"),
  });
};
