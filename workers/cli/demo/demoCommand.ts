import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import { Clock, Console, Effect, type ManagedRuntime } from "effect";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { CommandId } from "../../../domain/shared/values.ts";
import { reportCaughtUp } from "../readModels/reportCaughtUp.ts";
import { askToConfirm } from "../terminal/askToConfirm.ts";
import { countText } from "../terminal/countText.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { type DemoContents, demoContents, removeDemo } from "./removeDemo.ts";

interface Options {
  readonly yes: boolean;
  readonly json: boolean;
}

type DemoServices = Effect.Services<ReturnType<typeof remove>>;

export const registerDemoCommand = (
  program: Command,
  runtime: ManagedRuntime.ManagedRuntime<DemoServices, unknown>,
  person: Terminal,
) =>
  program
    .command("demo")
    .description("The demo that came with the first start")
    .command("remove")
    .description("Archive the people and events of the demo; a second time changes nothing")
    .option("--yes", "do not ask first", false)
    .option("--json", "print one JSON document for scripts", false)
    .action((options: Options) => runtime.runPromise(remove(options, person)));

const remove = Effect.fn("golf demo remove")(function* (options: Options, person: Terminal) {
  const contents = yield* demoContents;
  const removed = {
    players: contents.players.length,
    administrators: contents.administrators.length,
    events: contents.tournaments.length,
  };
  const isThere = removed.players + removed.administrators + removed.events > 0;
  if (isThere) {
    const { yes } = options;
    yield* askToConfirm(`Take out ${listed(removed)} of the demo, for good?`, { yes, person });
    yield* archive(contents);
  }
  const isShown = yield* reportCaughtUp;
  if (options.json) return yield* Console.log(JSON.stringify({ ...removed, isShown }));
  yield* Console.log(
    isThere
      ? `Took the demo out: ${listed(removed)}. They can no longer sign in, and no list shows the events.`
      : "There is nothing of the demo to take out.",
  );
  if (isThere) yield* reportNobodyLeft;
});

/** The demo brings the first super admin, and nobody else may have made another one. */
const reportNobodyLeft = Effect.gen(function* () {
  const active = yield* Administrators.use(({ list }) => list("active"));
  if (active.some(({ accountType }) => accountType === "super_admin")) return;
  yield* Console.error("No super admin is left: golf admin create --type super_admin makes one.");
});

interface Removed {
  readonly players: number;
  readonly administrators: number;
  readonly events: number;
}

const listed = ({ players, administrators, events }: Removed) =>
  `${countText(players, "player")}, ${countText(administrators, "administrator")} and ${countText(events, "event")}`;

const archive = Effect.fnUntraced(function* (contents: DemoContents) {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString();
  yield* removeDemo(contents, {
    commandId: CommandId.make(randomUUID()),
    correlationId: "golf demo remove",
    actor: { kind: "cli", id: "golf" },
    occurredAt: now,
  });
});
