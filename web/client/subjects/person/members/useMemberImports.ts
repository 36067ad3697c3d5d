import {
  importMembers,
  type MemberCells,
  type UndoneImport,
  undoImport,
} from "../../../../contract/person/memberImports.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { useWrite } from "../../../data/write.ts";
import { countText } from "../../../ui/countText.ts";

export const useImportMembers = () =>
  useWrite(importMembers, (rows: ReadonlyArray<MemberCells>) => ({ body: { rows } }), {
    isShownFirst: true,
    done: ({ added, changed }) => `${countText(added, "member")} added, ${changed} changed`,
    onFailed: serverErrorOr("Failed to import the members"),
  });

export const useUndoImport = (onDone: (undone: UndoneImport) => void) =>
  useWrite(undoImport, (importId: string) => ({ body: { importId } }), {
    isShownFirst: true,
    done: ({ removed, restored }) =>
      `${countText(removed, "member")} removed, ${restored} as before`,
    onDone,
    onFailed: serverErrorOr("Failed to undo the import"),
  });
