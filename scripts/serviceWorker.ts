import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

/** Offices and screens on a wall stand where there is a network, and drawings wait for one. */
const needNetwork =
  /client\/routes\/(admin|follow|tv)\/|features\/profile\/statistics\/|\/AdminAccountPage[.]tsx$/u;

/** Any address has the page; the query keeps it apart from that of the front door. */
const SHELL = "/?shell";

/** Names carry their content there, so that nothing else tells one version from another. */
const isHashed = (name: string) => name.startsWith("assets/");

/** Makes the worker that answers without a network, with the list of what it keeps. */
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

/** What the page itself fetches. An entry that only imports is not in the bundle any more. */
const scriptsOf = (page: string): ReadonlyArray<string> => {
  const scripts = [...page.matchAll(/assets\/[\w.-]+[.]js/gu)].map(([name]) => name);
  if (scripts.length === 0) throw new Error("The page fetches no script that could be kept.");
  return scripts;
};

/** The scripts and styles of the pages that are meant, and every font. */
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
