import type { GroupId } from "../../../../domain/shared/values.ts";
import { removeGroup } from "../../../contract/teeSheet/teeSheet.ts";
import { serverErrorOr } from "../../data/errorToast.ts";
import { useWrite } from "../../data/write.ts";

export const useDeleteGroup = () =>
  useWrite(removeGroup, (groupId: GroupId) => ({ params: { groupId } }), {
    isShownFirst: true,
    done: "Group deleted",
    onFailed: serverErrorOr("Failed to save group"),
  });
