import { randomUUID } from "node:crypto";
import { CommandId } from "../../domain/shared/values.ts";

/** Whose change it is when somebody types a command. */
export const byHand = () =>
  ({ actor: { kind: "cli", id: "golf" }, commandId: CommandId.make(randomUUID()) }) as const;
