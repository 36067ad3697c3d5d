import { Argument, type Command } from "commander";
import type { Effect, ManagedRuntime } from "effect";
import type { LookupListName } from "../../../application/ports/Lookups.ts";
import { registerAddition } from "./lookupAddition.ts";
import { addItem, listLookups, restoreItem, retireItem } from "./lookups.ts";

type LookupServices = Effect.Services<
  ReturnType<typeof addItem | typeof listLookups | typeof retireItem | typeof restoreItem>
>;

interface Json {
  readonly json: boolean;
}

/** As they are typed. */
const lists = {
  structure: "participant structure",
  format: "play format",
  metric: "scoring metric",
  container: "competition container",
} as const satisfies Record<string, LookupListName>;
type Typed = keyof typeof lists;

const argument = (name: string) =>
  new Argument(name, "which list").choices(Object.keys(lists) as ReadonlyArray<Typed>);

/** `golf lookups`: the lists that organisers choose from. */
export const registerLookupsCommand = (
  program: Command,
  runtime: ManagedRuntime.ManagedRuntime<LookupServices, unknown>,
) => {
  const lookups = program.command("lookups").description("Lists that organisers choose from");
  const withJson = (command: Command) =>
    command.option("--json", "print one JSON document for scripts", false);

  withJson(lookups.command("list"))
    .description("Show what there is to choose")
    .addArgument(argument("[list]"))
    .option("--all", "what was retired too", false)
    .action((list: Typed | undefined, options: Json & { readonly all: boolean }) =>
      runtime.runPromise(
        listLookups(list === undefined ? Object.values(lists) : [lists[list]], options),
      ),
    );
  registerAddition(lookups.command("add").description("Offer something new"), (at, options) =>
    runtime.runPromise(addItem(at, options)),
  );
  withJson(lookups.command("retire"))
    .description("Offer something no more; events that have it keep it")
    .addArgument(argument("<list>"))
    .argument("<code>", "as listed")
    .action((list: Typed, code: string, options: Json) =>
      runtime.runPromise(retireItem(lists[list], code, options)),
    );
  withJson(lookups.command("restore"))
    .description("Offer again what was retired")
    .addArgument(argument("<list>"))
    .argument("<code>", "as listed")
    .action((list: Typed, code: string, options: Json) =>
      runtime.runPromise(restoreItem(lists[list], code, options)),
    );
};
