import { Effect } from "effect";
import { type Job, storeAt } from "./load.ts";
import { write } from "./write.ts";

// Writers in a process that may be killed at any moment. It prints a line for each append that was
// acknowledged, or refused without a reason. It ends when its parent stops listening.

const job: Job = JSON.parse(process.argv[2] ?? "");
let isOver = false;
process.stdin.on("end", () => {
  isOver = true;
});
process.stdin.resume().unref?.();

const writing = write(
  job,
  (report) => process.stdout.write(`${JSON.stringify(report)}\n`),
  () => isOver,
);
await Effect.runPromise(Effect.provide(writing, storeAt(job.place)));
process.exit(0);
