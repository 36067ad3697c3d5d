import { Context, Layer } from "effect";
import type { FieldCommand } from "../../domain/field/commands.ts";
import { fieldDecider } from "../../domain/field/decider.ts";
import { FieldEvent } from "../../domain/field/events.ts";
import type { Field } from "../../domain/field/field.ts";
import type { FieldRejection } from "../../domain/field/rejections.ts";
import { streams } from "../../domain/shared/streams.ts";
import { type CommandContext, type CommandHandler, commandHandler } from "../commandHandler.ts";

/** One per process, because it remembers the fields in use. */
export class HandleField extends Context.Service<
  HandleField,
  CommandHandler<FieldCommand, Field, FieldRejection>
>()("golf/application/field/HandleField") {
  static readonly layer = Layer.effect(
    HandleField,
    commandHandler({
      decider: fieldDecider,
      event: FieldEvent,
      schemaVersion: 1,
      target: ({ tournamentId }) => ({ stream: streams.field(tournamentId), tournamentId }),
    }),
  );
}

export const handleField = (command: FieldCommand, context: CommandContext) =>
  HandleField.use(({ handle }) => handle(command, context));
