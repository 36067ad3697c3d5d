import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "../web/contract/api.ts";

const example = (name: string) => readFileSync(`docs/examples/${name}`, "utf8");

test("the example for nginx passes on every live answer at once, and holds back no other", () => {
  const [, pattern = "", place = ""] =
    /location ~ (\S+) \{([^}]*)\}/u.exec(example("nginx.conf")) ?? [];
  expect(place).toContain("proxy_buffering off;");
  const live = new RegExp(pattern, "u");
  const passedOn = api.filter(({ path }) => live.test(path.replaceAll(/:\w+/gu, "12")));
  const streams = api.filter(({ success }) => success.mediaType === "text/event-stream");
  expect(streams).not.toEqual([]);
  expect(passedOn).toEqual(streams);
});

test("the example for nginx leaves it to the product to refuse a file that is too large", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/u.exec(example("nginx.conf")) ?? [];
  const largest = Math.max(...api.map(({ upload }) => upload?.largest ?? 0));
  expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(largest);
});

test("the unit for systemd sets what the product knows", () => {
  const unit = example("wicked-golf.service");
  const readme = readFileSync("README.md", "utf8");
  const names = [...unit.matchAll(/^Environment=(\w+)=/gmu)].map(([, name]) => name);
  expect(names).toContain("TRUST_PROXY");
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
