import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

/**
 * These pages are not kept: offices and screens on a wall have a network, and statistics can wait
 * for one.
 */
const needNetwork =
  /client\/pages\/(admin|follow|tv)\/|subjects\/profile\/statistics\/|\/AdminAccountPage[.]tsx$/u;

/** Every address returns the same page. The query distinguishes this copy from the front page. */
const SHELL = "/?shell";

/**
 * The names of these files contain a hash of their content, so no other version number is needed.
 */
const isHashed = (name: string) => name.startsWith("assets/");

/**
 * Builds the service worker, which answers without a network, with the list of files that it keeps.
 */
export const serviceWorker = (entry: string): Plugin => {
  let outDir = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: ({ root, build: { outDir: folder } }) => {
      outDir = resolve(root, folder);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler: async (_options, bundle) => {
        const page = readFileSync(join(outDir, "index.html"));
        const names = [...filesOf(bundle, scriptsOf(page.toString())), ...publicFiles(outDir)];
        const files = names.map((name) => ({
          url: `/${name}`,
          revision: isHashed(name) ? null : digestOf(readFileSync(join(outDir, name))),
        }));
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: {
            "process.env.NODE_ENV": '"production"',
            PRECACHED: JSON.stringify([...files, { url: SHELL, revision: digestOf(page) }]),
            SHELL: JSON.stringify(SHELL),
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: "es2022",
            rolldownOptions: {
              input: entry,
              output: { format: "iife", entryFileNames: "service-worker.js" },
            },
          },
        });
      },
    },
  };
};

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

const publicFiles = (outDir: string) =>
  readdirSync(outDir).filter((name) => /[.](js|svg|png|webmanifest)$/u.test(name));

/**
 * The scripts that the page names. They are read from the page, because the bundle contains no
 * entry that only imports other files.
 */
const scriptsOf = (page: string): ReadonlyArray<string> => {
  const scripts = [...page.matchAll(/assets\/[\w.-]+[.]js/gu)].map(([name]) => name);
  if (scripts.length === 0) throw new Error("The page fetches no script that could be kept.");
  return scripts;
};

/** The scripts and styles of all pages that work without a network, and every font. */
const filesOf = (
  bundle: Rolldown.OutputBundle,
  scripts: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const found = new Set(Object.keys(bundle).filter((name) => name.endsWith(".woff2")));
  const add = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    if (needNetwork.test(chunk.facadeModuleId ?? "")) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next);
  };
  for (const name of scripts) add(name);
  return [...found].toSorted();
};
