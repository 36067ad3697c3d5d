import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as live from "../web/contract/live.ts";
import { LARGEST_PICTURE } from "../web/contract/pictures.ts";

const example = (name: string) => readFileSync(`docs/examples/${name}`, "utf8");

const streams = Object.values(live).flatMap((one) =>
  "path" in one && one.success.mediaType === "text/event-stream" ? [one.path] : [],
);

test("the example for nginx passes on every live answer at once", () => {
  const [, pattern = "", place = ""] =
    /location ~ (\S+) \{([^}]*)\}/u.exec(example("nginx.conf")) ?? [];
  expect(streams).toHaveLength(2);
  for (const path of streams) {
    expect(path.replace(/:\w+/u, "12")).toMatch(new RegExp(pattern, "u"));
  }
  expect(place).toContain("proxy_buffering off;");
});

test("the example for nginx leaves it to the product to refuse a body that is too large", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/u.exec(example("nginx.conf")) ?? [];
  expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(LARGEST_PICTURE);
});
