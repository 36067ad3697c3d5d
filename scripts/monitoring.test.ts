import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { registry } from "../infrastructure/metrics/recorded.ts";
import "../infrastructure/metrics/installation.ts";
import "../infrastructure/metrics/jobs.ts";
import "../infrastructure/metrics/pools.ts";
import "../infrastructure/metrics/lastBackup.ts";
import "../infrastructure/metrics/readModels.ts";

const ofNode = new Registry();
collectDefaultMetrics({ register: ofNode });

const files = ["dashboard.json", "alerts.yml", "alerts.test.yml"];

test.for(files)("every metric in %s exists", async (file) => {
  const text = readFileSync(new URL(`../docs/monitoring/${file}`, import.meta.url), "utf8");
  // The metrics of the product and of Node.js, as a process shows them together.
  const all = Registry.merge([registry, ofNode]);
  const known = (await all.getMetricsAsJSON()).map(({ name }) => name);
  const names = [...text.matchAll(/\b(?:golf|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(count|sum|bucket)$/, ""),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

interface Rule {
  readonly alert: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
const read = (file: string) => readFileSync(new URL(`../docs/${file}`, import.meta.url), "utf8");
const { groups }: { groups: ReadonlyArray<{ readonly rules: ReadonlyArray<Rule> }> } = parse(
  read("monitoring/alerts.yml"),
);
const rules = groups.flatMap(({ rules }) => rules);

const headings = [...read("operations.md").matchAll(/^#{2,3} (.+)$/gm)].map(
  ([, text = ""]) =>
    `docs/operations.md#${text
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-")}`,
);

test.for(rules)("$alert says how urgent it is, what to do next, and where that stands", (rule) => {
  expect(rule.labels?.["severity"]).toMatch(/^(critical|warning)$/);
  expect(rule.annotations["next"]).toMatch(/[.]|golf/);
  expect(headings).toContain(rule.annotations["runbook"]);
});

test("each alert has its case", () => {
  const tried = read("monitoring/alerts.test.yml");
  expect(rules.filter(({ alert }) => !tried.includes(`alertname: ${alert}`))).toEqual([]);
});

const tried = spawnSync(
  "promtool",
  ["test", "rules", fileURLToPath(new URL("../docs/monitoring/alerts.test.yml", import.meta.url))],
  { encoding: "utf8" },
);
const isMissing = tried.error !== undefined;
if (isMissing) {
  process.stderr.write(
    "Left out: the cases of the alert rules, because there is no promtool here.\n",
  );
}

test.skipIf(isMissing)("each alert is raised in its case, and not before", () => {
  expect({ status: tried.status, output: tried.stdout + tried.stderr }).toMatchObject({
    status: 0,
  });
});
