import { readFileSync } from "node:fs";

// Checks that the licence of every package in the lock file, for any platform, allows us to pass
// the package on with a product under the Apache licence.

const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "OFL-1.1", // Fonts.
]);

interface Exception {
  readonly name: RegExp;
  readonly licence: string | undefined;
  readonly because: string;
}

const exceptions: ReadonlyArray<Exception> = [
  {
    name: /^axe-core$/,
    licence: "MPL-2.0",
    because: "tests alone run it, unchanged",
  },
  {
    name: /^lightningcss(-|$)/,
    licence: "MPL-2.0",
    because: "the build alone runs it, unchanged",
  },
  {
    name: /^web-push$/,
    licence: "MPL-2.0",
    because: "its files are passed on unchanged beside ours, and the licence asks for no more",
  },
  {
    name: /^caniuse-lite$/,
    licence: "CC-BY-4.0",
    because: "data about browsers that the build reads",
  },
  {
    name: /^pako$/,
    licence: "(MIT AND Zlib)",
    because: "the benchmarks alone run it, and Zlib asks for no more than MIT",
  },
  {
    name: /^(nodemailer|smtp-server)$/,
    licence: "MIT-0",
    because: "it is MIT without the duty to name the authors",
  },
  {
    name: /^argparse$/,
    licence: "Python-2.0",
    because: "whoever cuts fonts alone runs it, and it asks for no more than its notice",
  },
  {
    name: /^@img[/]sharp-libvips-/,
    licence: "LGPL-3.0-or-later",
    because: "sharp loads libvips as it is, and whoever wants another one puts it in its place",
  },
  {
    name: /^@img[/]sharp-win32-/,
    licence: "Apache-2.0 AND LGPL-3.0-or-later",
    because: "it is sharp with libvips as a file of its own beside it",
  },
  {
    name: /^@img[/]sharp-wasm32$/,
    licence: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    because: "it is sharp with libvips, unchanged, where nothing was compiled for the computer",
  },
  {
    name: /^@visx[/]vendor$/,
    licence: "MIT and ISC",
    because: "both are allowed; it writes the word between them in small letters",
  },
  {
    name: /^robust-predicates$/,
    licence: "Unlicense",
    because: "its author has given up every right to it",
  },
  {
    name: /^memorystream$/,
    licence: undefined,
    because: "its package.json names MIT in a field that npm no longer reads",
  },
  {
    name: /^(eval|require-like)$/,
    licence: undefined,
    because: "its package.json names none; the licence file beside it is MIT",
  },
];

interface Package {
  readonly name?: string;
  readonly license?: string;
}
const lock: { readonly packages: Readonly<Record<string, Package>> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

/** "(MIT OR GPL-2.0)" lets us choose MIT, but "Apache-2.0 AND MIT" binds us to both. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.has(one.trim())));

const nameOf = (place: string) => place.slice(place.lastIndexOf("node_modules/") + 13);

const installed = Object.entries(lock.packages).filter(([place]) => place !== "");
const refused = installed.filter(([place, { license, name = nameOf(place) }]) => {
  if (license !== undefined && isAllowed(license)) return false;
  return !exceptions.some((one) => one.name.test(name) && one.licence === license);
});

for (const [place, { license = "no licence" }] of refused) {
  process.stdout.write(`${nameOf(place)}: ${license} is not allowed\n`);
}
process.stdout.write(
  `${installed.length - refused.length} of ${installed.length} licences allowed\n`,
);
process.exitCode = refused.length === 0 ? 0 : 1;
