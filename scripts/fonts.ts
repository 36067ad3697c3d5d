import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import subsetFont from "subset-font";
import { letters, textOf } from "../web/client/ui/theme/letters.ts";

/**
 * Cuts the fonts to the letters, weights and widths that screens use. Their files are kept, because
 * this takes longer than a whole build, and they change only with the look.
 */
const FOLDER = "web/client/ui/theme/fonts";

/** Copyright, licence and its address. */
const NAMES_THAT_THE_LICENCE_WANTS = [0, 13, 14];

const { resolve } = createRequire(import.meta.url);

const archivo = "@fontsource-variable/archivo";
const grenze = "@fontsource/grenze";
const gothic = "@fontsource-variable/grenze-gotisch";

const used = { wdth: { min: 68, max: 100 }, wght: { min: 400, max: 820 } };
const display = { wght: 600 };

const files = [
  ["archivo", `${archivo}/files/archivo-latin-standard-normal.woff2`, letters.western, used],
  [
    "archivoEastern",
    `${archivo}/files/archivo-latin-ext-standard-normal.woff2`,
    letters.eastern,
    used,
  ],
  ["grenze", `${grenze}/files/grenze-latin-600-normal.woff2`, letters.western, {}],
  ["grenzeEastern", `${grenze}/files/grenze-latin-ext-600-normal.woff2`, letters.eastern, {}],
  ["gothic", `${gothic}/files/grenze-gotisch-latin-wght-normal.woff2`, letters.gothic, display],
] as const;

for (const [name, source, range, variationAxes] of files) {
  const cut = await subsetFont(readFileSync(resolve(source)), textOf(range), {
    targetFormat: "woff2",
    preserveNameIds: NAMES_THAT_THE_LICENCE_WANTS,
    variationAxes,
  });
  writeFileSync(`${FOLDER}/${name}.woff2`, cut);
  process.stdout.write(`${name}: ${(cut.length / 1000).toFixed(1)} kB\n`);
}

for (const [name, source] of [
  ["archivo", archivo],
  ["grenze", grenze],
  ["gothic", gothic],
] as const) {
  copyFileSync(
    `${dirname(resolve(`${source}/package.json`))}/LICENSE`,
    `${FOLDER}/${name}.LICENSE`,
  );
}
