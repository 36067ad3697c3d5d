import type { Decider } from "../shared/decider.ts";
import type { TeeSheetCommand } from "./commands.ts";
import { drawTeeSheet } from "./draw.ts";
import type { TeeSheetEvent } from "./events.ts";
import { changeGroup, createGroup, removeGroup } from "./groups.ts";
import type { TeeSheetRejection } from "./rejections.ts";
import { evolve, initialState, type TeeSheet } from "./teeSheet.ts";

export const teeSheetDecider: Decider<TeeSheetCommand, TeeSheet, TeeSheetEvent, TeeSheetRejection> =
  {
    initialState,
    evolve,
    decide: (command, sheet) => {
      switch (command._tag) {
        case "CreateGroup":
          return createGroup(command, sheet);
        case "ChangeGroup":
          return changeGroup(command, sheet);
        case "RemoveGroup":
          return removeGroup(command, sheet);
        case "DrawTeeSheet":
          return drawTeeSheet(command, sheet);
      }
    },
  };
