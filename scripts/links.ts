import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// Checks that every link of the documents to a file or heading of this repository has a target.

const notOurs = new Set(["node_modules", "dist", ".git", ".data"]);

const documentsIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : documentsIn(place);
    return entry.name.endsWith(".md") ? [place] : [];
  });

const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gmu, "").replace(/`[^`\n]*`/gu, "code");

const linksIn = (text: string) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)(?:\s"[^"]*")?\)|(?:src|href)="([^"]+)"/gu)]
    .map(([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? "")
    .filter((target) => !/^(?:[a-z]+:|\/\/)/u.test(target));

/** The anchors that sites with Markdown make from headings. */
const anchorsIn = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gmu, "").matchAll(/^#+\s+(.+)$/gmu)].map(([, heading = ""]) =>
    heading
      .trim()
      .replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, "")
      .replace(/\s/gu, "-"),
  );

const leadsSomewhere = (document: string, target: string) => {
  const [place = "", anchor] = target.split("#");
  const file = place === "" ? document : path.join(path.dirname(document), decodeURI(place));
  if (!existsSync(file)) return false;
  if (anchor === undefined || !file.endsWith(".md")) return true;
  return anchorsIn(readFileSync(file, "utf8")).includes(anchor);
};

const links = documentsIn(".").flatMap((document) =>
  linksIn(readFileSync(document, "utf8")).map((target) => ({ document, target })),
);
const broken = links.filter(({ document, target }) => !leadsSomewhere(document, target));

for (const { document, target } of broken) {
  process.stdout.write(`${document}: ${target} leads nowhere\n`);
}
process.stdout.write(`${links.length - broken.length} of ${links.length} links lead somewhere\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
