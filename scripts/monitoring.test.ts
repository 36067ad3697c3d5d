import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, test } from "vitest";
import { registry } from "../infrastructure/metrics/recorded.ts";
import "../infrastructure/metrics/jobs.ts";
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
