import { expect, test } from "vitest";
import { browserName } from "./browserName.ts";

const mozilla = "Mozilla/5.0";
const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iPhone = "(iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15";

test.for([
  [`${mozilla} (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0`, "Firefox on Android"],
  [
    `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webKit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [`${mozilla} ${iPhone} (KHTML, like Gecko) Version/17.5 Safari/604.1`, "Safari on iPhone"],
  [`${mozilla} ${iPhone} (KHTML, like Gecko) CriOS/126.0 Safari/604.1`, "Chrome on iPhone"],
  [`${mozilla} ${iPhone} (KHTML, like Gecko) FxiOS/127.0 Safari/605.1.15`, "Firefox on iPhone"],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    "Safari on Mac",
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    "Edge on Windows",
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36 OPR/112.0`,
    "Opera on Windows",
  ],
  [`${mozilla} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`, "Firefox on Linux"],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/126.0.0.0 Safari/537.36`,
    "Chrome on ChromeOS",
  ],
  ["curl/8.5.0", "Unknown browser"],
  ["", "Unknown browser"],
  [null, "Unknown browser"],
  [`${"x".repeat(20_000)} Firefox/1`, "Unknown browser"],
] as const)("the user agent %s is %s", ([userAgent, name]) => {
  expect(browserName(userAgent)).toBe(name);
});
