import { readOptions, WrongOptions } from "./options.ts";
import { measure, type Result } from "./rounds.ts";
import { NotMeasurable, type Row, RunFailed } from "./row.ts";
import { rows } from "./rows.ts";
import { openSetting } from "./setting.ts";
import { markdownTable, textOf } from "./table.ts";

const asked = () => {
  try {
    return readOptions(
      process.argv.slice(2),
      rows.map(({ name }) => name),
    );
  } catch (error) {
    if (!(error instanceof WrongOptions)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};
const { names, pace, isProfiled } = asked();
const chosen = names.length === 0 ? rows : rows.filter(({ name }) => names.includes(name));

const say = (text: string) => void process.stdout.write(`${text}\n`);

const { setting, close } = openSetting(pace, isProfiled);
const results: Array<Result> = [];

const run = async (row: Row) => {
  try {
    const result = await measure(row, await row.prepare(setting), pace);
    results.push(result);
    say(textOf(result));
  } catch (error) {
    if (!(error instanceof NotMeasurable)) throw error;
    say(`${row.name} was not measured: ${error.message}`);
  }
};

const runAll = async () => {
  for (const row of chosen) await run(row);
  say(`\n${markdownTable(results, pace)}`);
  return 0;
};

/** After an interruption no server and no folder is left. */
const givenUp = new Promise<number>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve(1));
});

const ended = Promise.race([runAll(), givenUp]).catch((error: unknown) => {
  if (!(error instanceof RunFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 1;
});
process.exit(await ended.finally(close));
