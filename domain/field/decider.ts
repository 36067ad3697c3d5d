import { Result } from "effect";
import type { Decider } from "../shared/decider.ts";
import type { FieldCommand } from "./commands.ts";
import { makeCut } from "./cut.ts";
import type { FieldEvent } from "./events.ts";
import { evolve, type Field, initialState } from "./field.ts";
import { disqualifyPlayer, withdrawPlayer } from "./leaving.ts";
import { recordPayment, refundPayment } from "./payment.ts";
import { promotions } from "./places.ts";
import {
  acceptPlayer,
  declineRegistration,
  registerPlayer,
  removeRegistration,
} from "./registration.ts";
import type { FieldRejection } from "./rejections.ts";

export const fieldDecider: Decider<FieldCommand, Field, FieldEvent, FieldRejection> = {
  initialState,
  evolve,
  decide: (command, field) => {
    switch (command._tag) {
      case "RegisterPlayer":
        return registerPlayer(command, field);
      case "WithdrawPlayer":
        return withdrawPlayer(command, field);
      case "AcceptPlayer":
        return acceptPlayer(command, field);
      case "DeclineRegistration":
        return declineRegistration(command, field);
      case "RemoveRegistration":
        return removeRegistration(command, field);
      case "DisqualifyPlayer":
        return disqualifyPlayer(command, field);
      case "RecordPayment":
        return recordPayment(command, field);
      case "RefundPayment":
        return refundPayment(command, field);
      case "PromoteFromWaitlist":
        return Result.succeed(
          promotions(command.tournamentId, field, command.terms, "limit_raised"),
        );
      case "MakeCut":
        return makeCut(command, field);
    }
  },
};
