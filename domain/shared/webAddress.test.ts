import { expect, test } from "vitest";
import { webAddress } from "./webAddress.ts";

test.for([
  "https://www.oldcourse.example/golf?day=1",
  "http://oldcourse.example",
  "www.oldcourse.example",
  "HTTPS://OLDCOURSE.EXAMPLE",
])("%s is the address of a website", (text) => {
  expect(webAddress.test(text)).toBe(true);
});

test.for([
  "javascript:alert(1)",
  "JavaScript://x",
  "data:text/html,x",
  "mailto:a@b.example",
  " javascript:alert(1)",
])("%s is none", (text) => {
  expect(webAddress.test(text)).toBe(false);
});
