import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/**
 * Measures the browser's half of the product. It refuses a screen that says itself what has to be
 * fetched again, as the contract says of what each answer is made, and files that are no ideas.
 */
const ROOT = "web/client";

const isOfTests = (path: string) => /[.]test[.]tsx?$|\/testing([.]tsx?$|\/)/.test(path);

const production = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((path) => /[.]tsx?$/.test(path) && !path.startsWith("dist"))
  .map((path) => join(ROOT, path))
  .filter((path) => !isOfTests(path));

const texts = new Map(production.map((path) => [path, readFileSync(path, "utf8")]));
const linesOf = (text: string) => text.split("\n").length - 1;

/** The files that import each file. */
const importers = new Map<string, number>();
for (const [path, text] of texts) {
  const named = [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)];
  const imported = new Set(
    named.map(([, address = ""]) => normalize(join(dirname(path), address))),
  );
  for (const other of imported) importers.set(other, (importers.get(other) ?? 0) + 1);
}

const lines = [...texts.values()].reduce((sum, text) => sum + linesOf(text), 0);
const small = [...texts].filter(
  ([path, text]) => linesOf(text) <= 25 && importers.get(path) === 1 && !path.endsWith(".css.ts"),
);
const styles = production.filter((path) => path.endsWith(".css.ts"));

process.stdout.write(`${lines} lines in ${production.length} files\n`);
process.stdout.write(`${styles.length} files of styles\n`);
process.stdout.write(`${small.length} files of at most 25 lines with one importer\n`);

const limits = [
  { what: "files of styles", found: styles.length, most: 90, advice: "a part of a screen has one" },
  {
    what: "files of at most 25 lines with one importer",
    found: small.length,
    most: 20,
    advice: "a helper lives with its one reader",
  },
];
const exceeded = limits.filter(({ found, most }) => found > most);
for (const { what, found, most, advice } of exceeded) {
  process.stderr.write(`There are ${found} ${what}, at most ${most}: ${advice}.\n`);
}

const isOfData = (path: string) => path.startsWith(join(ROOT, "data/"));
const refused = [...texts].filter(
  ([path, text]) => !isOfData(path) && text.includes("invalidateQueries"),
);
for (const [path] of refused) {
  process.stderr.write(
    `${path} says itself what is fetched again. See "A call" in CONTRIBUTING.md.\n`,
  );
}
process.exitCode = refused.length + exceeded.length === 0 ? 0 : 1;
