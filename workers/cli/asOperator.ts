import { randomUUID } from "node:crypto";
import { CommandId } from "../../domain/shared/values.ts";

/** The author of a change that an operator makes on the command line. */
export const asOperator = () =>
  ({ actor: { kind: "cli", id: "golf" }, commandId: CommandId.make(randomUUID()) }) as const;
