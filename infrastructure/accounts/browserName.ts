const browsers: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  // Some browsers also call themselves by the names of others, so they stand before those others.
  [/\b(?:Edge|EdgA?|EdgiOS)\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(?:intosh| OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Longer than the text of any browser. The rest is cut off, so that a long text takes no time. */
const MAXIMUM_LENGTH = 500;

/**
 * The browser in words that its owner knows: "Firefox on Android". Only these words are kept. A person
 * compares them with the devices at home, so versions and rare browsers do not matter.
 */
export const browserName = (userAgent: string | null) => {
  const text = (userAgent ?? "").slice(0, MAXIMUM_LENGTH);
  const named = (names: typeof browsers) => names.find(([sign]) => sign.test(text))?.[1];
  const browser = named(browsers) ?? "Unknown browser";
  const system = named(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
};
