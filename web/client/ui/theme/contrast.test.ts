import { expect, test } from "vitest";
import { dark, light, scale } from "./tokens/tokens.ts";

/** The highest number of contour levels that overlap on one spot. */
const LEVELS = 20;

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The darkest background of text: every contour level on one spot. */
const darkestLand = ({ color, topo }: typeof dark) => {
  const share = 1 - (1 - Number(topo.landOpacity)) ** LEVELS;
  const land = channels(topo.land);
  const mixed = channels(color.ground).map((ground, channel) =>
    Math.round(ground * (1 - share) + (land[channel] ?? 0) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

const colorsOf = (palette: typeof dark) => ({
  ...palette.color,
  ...Object.fromEntries(Object.entries(scale.card).map(([name, hex]) => [`card ${name}`, hex])),
  land: darkestLand(palette),
});

const plain = ["ground", "surface", "raised", "sunken"];
const cards = ["card ground", "card raised"];
const TEXT = 4.5;
const LARGE = 3;

const on = (shapes: ReadonlyArray<string>, grounds: ReadonlyArray<string>, least: number) =>
  shapes.flatMap((shape) => grounds.map((ground) => [shape, ground, least] as const));

const own = (name: string) => `on${name[0]?.toUpperCase()}${name.slice(1)}`;

const pairs = [
  ...on(["text", "textDim"], [...plain, "accentWash"], TEXT),
  ...on(["accentText", "error", "money"], plain, TEXT),
  ...on(["under", "par", "over", "up"], [...plain, "accentWash"], TEXT),
  ...on(["onAccent"], ["accent", "accentHover"], TEXT),
  ...on(["onAction"], ["action", "actionHover"], TEXT),
  ...["round1", "upcoming", "active", "completed", "cancelled", "caution", "danger"].map(
    (name) => [own(name), name, TEXT] as const,
  ),
  ...on(["card text", "card dim", "card under", "card accent"], cards, TEXT),
  ...on(["outline", "focus", "action"], ["ground", "surface", "raised"], LARGE),
  ...on(["card outline"], cards, LARGE),
  ...on(["text"], ["land"], TEXT),
  ...on(["accentText"], ["land"], LARGE),
];

const cases = Object.entries({ dark, light }).flatMap(([name, palette]) =>
  pairs.map(([shape, ground, least]) => ({ name, palette, shape, ground, least })),
);

test.each(cases)("$name: $shape on $ground reaches $least", (pair) => {
  const colors: Readonly<Record<string, string>> = colorsOf(pair.palette);
  const measured = contrast(colors[pair.shape] ?? "", colors[pair.ground] ?? "");
  expect(measured).toBeGreaterThanOrEqual(pair.least);
});

test("every pair of the look is measured", () => {
  expect(cases).toHaveLength(148);
});
