import type { PlayerId } from "../../../../domain/shared/values.ts";
import { type GolfGroup } from "../../../contract/teeSheet/groups.ts";
import { changeGroup } from "../../../contract/teeSheet/teeSheet.ts";
import { serverErrorOr, showError } from "../../data/errorToast.ts";
import { useWrite } from "../../data/write.ts";
import { editConflictOf } from "../../form/conflict/editConflict.ts";

interface Move {
  readonly group: GolfGroup;
  /** The members of the group afterwards, in order. */
  readonly members: ReadonlyArray<PlayerId>;
  /** The group that the players leave. */
  readonly source: GolfGroup | null;
}

/** Moves players into a group or out of it. Changes of a colleague are reported and shown. */
export const useMovePlayers = () =>
  useWrite(changeGroup, inputOf, {
    isShownFirst: true,
    done: "Group updated",
    onFailed: (error) => {
      const change = editConflictOf(error);
      if (!change) return serverErrorOr("Failed to save group")(error);
      const what = change.fields.length > 0 ? ` Changed: ${change.fields.join(", ")}.` : "";
      showError(`${change.sentence}.${what} Nobody was moved. Look at the group and try again.`);
    },
  });

const inputOf = ({ group, members, source }: Move) => {
  const { groupName, teeTime, roundNumber, startHole, revision } = group;
  const takesFrom = source && { groupId: source.id, basedOn: source.revision };
  const body = {
    ...{ groupName, teeTime, roundNumber, startHole, members, basedOn: revision },
    ...(takesFrom ? { takesFrom } : {}),
  };
  return { params: { groupId: group.id }, body };
};
