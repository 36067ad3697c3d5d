import { useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { useState } from "react";
import { GROUP_SIZE } from "../../../../../domain/golf/draw/groupSizes.ts";
import type {
  GroupId,
  PlayerId,
  RoundNumber,
  TournamentId,
} from "../../../../../domain/shared/values.ts";
import type { Body } from "../../../../contract/endpoint.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { type GolfGroup, listGroups } from "../../../../contract/teeSheet/groups.ts";
import { changeGroup, createGroup, removeGroup } from "../../../../contract/teeSheet/teeSheet.ts";
import { call } from "../../../data/call.ts";
import { readOf } from "../../../data/read.ts";
import { serverErrorOr, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useWrite } from "../../../data/write.ts";
import { ConfirmDialog } from "../../../form/ConfirmDialog.tsx";
import { EditConflictDialog } from "../../../form/conflict/EditConflictDialog.tsx";
import { DialogForm } from "../../../form/DialogForm.tsx";
import { TextField } from "../../../form/Field.tsx";
import { errorsOf, readBody } from "../../../form/formErrors.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { useEdit } from "../../../form/useEdit.ts";
import { useForm } from "../../../form/useForm.ts";
import { columns } from "../../../ui/dialogs/Dialog.css.ts";
import { Sheet } from "../../../ui/dialogs/Dialog.tsx";
import { PlayerChoice } from "../../person/PlayerChoice.tsx";
import { showMaximumReached } from "../maximumReached.ts";
import { groupText, membersOf, namesOf, type RoundSheet } from "../sheet.ts";
import { bodyOf, type GroupValues, valuesOf } from "./groupForm.ts";

interface Props {
  readonly event: EventDetail;
  readonly round: RoundNumber;
  readonly sheet: RoundSheet;
  /** Null for a new group. */
  readonly group: GolfGroup | null;
  /** The players picked for a new group. */
  readonly chosen: ReadonlyArray<PlayerId>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const holes = Array.from({ length: 18 }, (_, index) => {
  return { value: String(index + 1), label: `Hole ${index + 1}` };
});

/** Name, tee time, start hole and members of a group. */
export const GroupDialog = ({ event, round, sheet, group, chosen, onClose, onSaved }: Props) => {
  // The group at the time the form was opened or reloaded, to detect a colleague's edit.
  const [edited, setEdited] = useState(group);
  const [before, setBefore] = useState<GroupValues>(() => valuesOf(group, sheet, chosen));
  const contract = edited ? changeGroup : createGroup;
  const creating = useCreateGroup({ tournamentId: event.id, onSaved });
  const changing = useChangeGroup({ tournamentId: event.id, group: edited, onSaved, onClose });
  const read = (values: GroupValues) => readBody(contract, bodyOf(values, round, edited));
  const form = useForm<GroupValues>({
    initial: before,
    validate: (values) => errorsOf(contract, bodyOf(values, round, edited)),
    onSubmit: (values) => {
      const body = read(values);
      if (Result.isFailure(body)) return;
      if (edited) changing.save({ ...body.success, basedOn: edited.revision }, form.fail);
      else creating.mutate(body.success, { onSuccess: onClose, onError: form.fail });
    },
  });
  const { newest } = changing;
  const takeOver = (values: GroupValues) => {
    if (!newest) return;
    const saved = valuesOf(newest, sheet, []);
    setEdited(newest);
    setBefore(saved);
    form.reset(values, saved);
    changing.dismiss();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      overline={`${event.name}, round ${round}`}
      title={edited ? "Edit Group" : "Add Group"}
      seed={event.id}
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitText={edited ? "Save Changes" : "Create Group"}
        pendingText="Saving..."
        isPending={creating.isPending || changing.isPending}
      >
        <div className={columns}>
          <TextField {...form.field("groupName")} label="Group name" maxLength={100} />
          <TextField {...form.field("teeTime")} label="Tee time" type="time" />
          <SelectField
            {...form.field("startHole")}
            label="Start hole"
            emptyLabel="First hole"
            options={holes}
          />
        </div>
        <PlayerChoice
          legend={`Members (${form.values.members.length} of ${GROUP_SIZE})`}
          emptyText="Everybody has a group in this round."
          players={[...(edited ? membersOf(edited) : []), ...sheet.waiting]}
          chosen={form.values.members}
          onChange={(members) =>
            members.length > GROUP_SIZE ? showMaximumReached() : form.set("members", members)
          }
          error={form.errors.members}
        />
      </DialogForm>
      {changing.conflict ? (
        <EditConflictDialog
          change={changing.conflict}
          ways={newest ? { before, typed: form.values, saved: valuesOf(newest, sheet, []) } : null}
          textOf={(name, { members }) =>
            name === "members" ? namesOf(members, [edited, newest], sheet) : null
          }
          onRetry={changing.reload}
          isReloading={changing.isReloading}
          onClose={changing.dismiss}
          onReload={takeOver}
          onOverwrite={(merged) => changing.overwrite(merged && Result.getOrNull(read(merged)))}
        />
      ) : null}
    </Sheet>
  );
};

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
const useChangeGroup = ({ tournamentId, group, onSaved, onClose }: EditOptions) => {
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

interface DeleteGroupDialogProps {
  readonly group: GolfGroup;
  readonly onClose: () => void;
}

export const DeleteGroupDialog = ({ group, onClose }: DeleteGroupDialogProps) => {
  const { mutate, isPending } = useDeleteGroup();
  const count = group.members.length;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(group.id, { onSuccess: onClose })}
      title={`Delete ${groupText(group)}?`}
      confirmText="Delete"
      pendingText="Deleting..."
      isPending={isPending}
    >
      <p>
        {count === 1
          ? "Its player is then not yet scheduled. Scores stay."
          : `Its ${count} players are then not yet scheduled. Scores stay.`}
      </p>
    </ConfirmDialog>
  );
};

export const useDeleteGroup = () =>
  useWrite(removeGroup, (groupId: GroupId) => ({ params: { groupId } }), {
    isShownFirst: true,
    done: "Group deleted",
    onFailed: serverErrorOr("Failed to save group"),
  });
