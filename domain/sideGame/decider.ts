import type { Decider } from "../shared/decider.ts";
import type { SideGameCommand } from "./commands.ts";
import { createSideGame } from "./creating.ts";
import type { SideGameEvent } from "./events.ts";
import { joinSideGame } from "./joining.ts";
import { recordEntry, recordWolfChoice } from "./recording.ts";
import type { SideGameRejection } from "./rejections.ts";
import { evolve, initialState, type SideGame } from "./sideGame.ts";

export const sideGameDecider: Decider<SideGameCommand, SideGame, SideGameEvent, SideGameRejection> =
  {
    initialState,
    evolve,
    decide: (command, game) => {
      switch (command._tag) {
        case "CreateSideGame":
          return createSideGame(command, game);
        case "JoinSideGame":
          return joinSideGame(command, game);
        case "RecordSideGameEntry":
          return recordEntry(command, game);
        case "RecordWolfChoice":
          return recordWolfChoice(command, game);
      }
    },
  };
