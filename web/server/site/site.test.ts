import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { test as base } from "../testing/frame.ts";
import { testOptions } from "../testing/options.ts";

const script = `console.log("golf");`;

const test = base.extend<{ readonly clientFolder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  clientFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "golf-site-"));
    for (const name of ["assets", "server"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "index.html"), "<html><head><title>Golf</title></head></html>");
    writeFileSync(join(folder, "mark.svg"), "<svg/>");
    writeFileSync(join(folder, "boot.js"), script);
    writeFileSync(join(folder, "server", "picture.mjs"), script);
    writeFileSync(join(folder, "assets", "app-1a2b.js"), script);
    writeFileSync(join(folder, "assets", "app-1a2b.js.br"), brotliCompressSync(script));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

const noRoutes = () => async () => {};

test.for([
  ["/", 200],
  ["/events?filter=all", 200],
  ["/events/1/tv", 200],
  ["/events//participants", 200],
  ["/index.html", 404],
  ["/server/picture.mjs", 404],
  ["/golf.club", 404],
] as const)(
  "%s is answered with the page, which contains the settings of this installation, and with %i",
  async ([url, status], { serving, clientFolder }) => {
    const brand = { ...testOptions.brand, name: `Ana's "Golf" & <Co>` };
    const app = await serving(noRoutes, { clientFolder, brand });
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain(
      `<meta name="golf:brand" content="Ana's &#34;Golf&#34; &#38; &#60;Co&#62;" />`,
    );
    for (const [name, content] of [
      ["support-email", "support@golf.example"],
      ["sales-email", "sales@golf.example"],
      ["advertising-email", "advertising@golf.example"],
      ["version", "1.2.3"],
      ["mail", "off"],
      ["currency", "$"],
      ["units", "yards"],
      // The position up to which the read models have applied everything.
      ["position", "344"],
      ["session", "off"],
    ]) {
      expect(body).toContain(`<meta name="golf:${name}" content="${content}" />`);
    }
  },
);

test("the page contains whether its browser has a session", async ({ serving, clientFolder }) => {
  const signingIn = () => async (app: FastifyInstance) => {
    app.get("/api/in", (request, reply) => {
      request.playerSession.set("token", "a token");
      return reply.send();
    });
  };
  const app = await serving(signingIn, { clientFolder });
  const [cookie] = (await app.inject("/api/in")).cookies;
  const cookies = { [cookie?.name ?? ""]: cookie?.value ?? "" };
  const { body } = await app.inject({ url: "/", cookies });
  expect(body).toContain(`<meta name="golf:session" content="on" />`);
});

test("the page says that something is missing until the read models have caught up once", async ({
  serving,
  world,
  clientFolder,
}) => {
  world.seen.isComplete = false;
  const app = await serving(noRoutes, { clientFolder });
  const page = async () => (await app.inject("/")).body;
  expect(await page()).toContain(`<meta name="golf:complete" content="no" />`);
  world.seen.isComplete = true;
  await expect.poll(page, { message: "nothing is missing" }).not.toContain("golf:complete");
  world.seen.isComplete = false;
  expect(await page()).not.toContain("golf:complete");
});

test("the page may create style elements, with another nonce in each answer", async ({
  serving,
  clientFolder,
}) => {
  const app = await serving(noRoutes, { clientFolder });
  const nonceOf = async () => {
    const { body, headers } = await app.inject("/");
    const [, nonce = ""] = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(body) ?? [];
    expect(nonce).not.toBe("");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self';script-src 'self';");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain("unsafe");
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test.for(["/assets/app-1a2b.js", "/boot.js"])(
  "the script %s is sent without the headers of pages",
  async (url, { serving, clientFolder }) => {
    const app = await serving(noRoutes, { clientFolder });
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("content-security-policy");
  },
);

test("a file with a content hash in its name is cached for a year and compressed", async ({
  serving,
  clientFolder,
}) => {
  const app = await serving(noRoutes, { clientFolder });
  const url = "/assets/app-1a2b.js";
  const { headers, body } = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
  });
  for (const name of ["etag", "last-modified"]) expect(headers).not.toHaveProperty(name);
  expect(body).not.toBe(script);
  expect((await app.inject(url)).body).toBe(script);
});

test("a file without a content hash in its name is validated by the browser each time", async ({
  serving,
  clientFolder,
}) => {
  const app = await serving(noRoutes, { clientFolder });
  expect((await app.inject("/mark.svg")).headers).toMatchObject({ "cache-control": "no-cache" });
});

test.for([
  { method: "GET", url: "/assets/gone-3c4d.js" },
  { method: "GET", url: "/api/events/1/tv" },
  { method: "GET", url: "/api//user" },
  { method: "POST", url: "/events" },
] as const)(
  "$method $url is no page and is answered with 404",
  async ({ method, url }, { serving, clientFolder }) => {
    const response = await (await serving(noRoutes, { clientFolder })).inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: "Not found" });
  },
);

test("a file outside the folder is not served", async ({ serving, clientFolder }) => {
  const app = await serving(noRoutes, { clientFolder });
  const response = await app.inject("/assets/..%2f..%2fetc/passwd");
  expect(response.body).not.toContain("root:");
});

test("before the client is built there are no pages", async ({ serving }) => {
  const app = await serving(noRoutes, { clientFolder: "/nowhere" });
  expect((await app.inject("/")).statusCode).toBe(404);
});
