import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registry } from "../infrastructure/metrics/recorded.ts";
import "../infrastructure/metrics/jobs.ts";
import "../infrastructure/metrics/readModels.ts";

const files = ["dashboard.json", "alerts.yml", "alerts.test.yml"];

test.for(files)("%s asks for what there is", async (file) => {
  const text = readFileSync(new URL(`../docs/monitoring/${file}`, import.meta.url), "utf8");
  const known = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const asked = [...text.matchAll(/golf_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(count|sum|bucket)$/, ""),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});
