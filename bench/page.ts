import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Pace } from "./options.ts";

const PAGE = "docs/performance.md";
const BEGIN = "<!-- The figures of one run, written by `npm run bench -- --markdown`. -->";
const END = "<!-- End of the figures. -->";

/** Puts the table between the two marks of the page, with what it was measured on. */
export const writePage = (table: string, { rounds, seconds }: Pace) => {
  const page = readFileSync(PAGE, "utf8");
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has lost the marks of its figures.`);
  const all = cpus();
  const made =
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${all.length} cores ` +
    `(${all[0]?.model.trim() ?? "unknown"}), ${rounds} rounds of ${seconds} seconds each.`;
  const figures = `${BEGIN}\n\n${made}\n\n${table}\n\n`;
  writeFileSync(PAGE, page.slice(0, begin) + figures + page.slice(end));
};
