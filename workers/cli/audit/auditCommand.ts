import type { Command } from "commander";
import { Effect, type ManagedRuntime } from "effect";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { untilInterrupted } from "../terminal/interruption.ts";
import { toTerminal } from "../terminal/terminal.ts";
import { asTournamentId } from "../tournamentId.ts";
import { exportRecord } from "./exportRecord.ts";
import { verifyRecord } from "./verifyRecord.ts";

type ExportServices = Effect.Services<ReturnType<typeof exportRecord>>;

interface Installation {
  readonly runtime: ManagedRuntime.ManagedRuntime<ExportServices, unknown>;
  /** The version of the program. */
  readonly version: string;
}

const help = `
Exit codes: 0 the record holds, 1 it does not or cannot be read (one sentence says where), 2 used
wrongly.`;

/** `golf audit`: all events of a tournament as one file, and its proof. */
export const registerAuditCommand = (program: Command, { runtime, version }: Installation) => {
  const audit = program.command("audit").description("The record of an event, for auditors");
  audit
    .command("export")
    .description("Write every event of a tournament to one file, chained by hashes")
    .argument("<event id>", "as golf events list shows it", asTournamentId)
    .option("--to <file>", "without it, event-<id>.jsonl in this folder")
    .option("--json", "print one JSON document for scripts", false)
    .action((id: TournamentId, { to, json }: { readonly to?: string; readonly json: boolean }) => {
      const file = to ?? `event-${id}.jsonl`;
      return untilInterrupted("The export was interrupted: no file was written.", (signal) =>
        runtime.runPromise(exportRecord(id, { file, json, rules: version }), { signal }),
      );
    });
  audit
    .command("verify")
    .description("Check a record without server and database, and work out its result anew")
    .argument("<file>", "as golf audit export wrote it")
    .argument("[other]", "a second record that it is compared with")
    .option("--fingerprint <hash>", "what the board of the event shows")
    .option("--json", "print one JSON document for scripts", false)
    .addHelpText("after", help)
    .action(
      (
        file: string,
        other: string | undefined,
        options: { readonly fingerprint?: string; readonly json: boolean },
      ) =>
        untilInterrupted("The verification was interrupted: it says nothing yet.", (signal) =>
          Effect.runPromise(toTerminal(verifyRecord(file, other, options)), { signal }),
        ),
    );
};
