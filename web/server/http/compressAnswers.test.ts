import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { test } from "../testing/frame.ts";
import type { Routes } from "./runtime.ts";

const long = { text: "links ".repeat(1000) };
const bytes = Buffer.from(JSON.stringify(long));

const routes: Routes = () => async (app) => {
  app.get("/api/long", () => long);
  app.get("/api/short", () => ({ text: "links" }));
  app.get("/api/bytes", (_request, reply) => reply.type("application/json").send(bytes));
};

test.for([
  { accept: "gzip, deflate, br, zstd", encoding: "br", decompress: brotliDecompressSync },
  { accept: "GZIP;q=0.5, br;q=0", encoding: "gzip", decompress: gunzipSync },
  { accept: "br; q=0.0, gzip; q=0.001", encoding: "gzip", decompress: gunzipSync },
])(
  "a client that accepts $accept receives $encoding",
  async ({ accept, encoding, decompress }, { serving }) => {
    const app = await serving(routes);
    const request = { url: "/api/long", headers: { "accept-encoding": accept } };
    const { headers, rawPayload } = await app.inject(request);
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(rawPayload.length),
      vary: "accept-encoding",
    });
    expect(rawPayload.length).toBeLessThan(bytes.length / 10);
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(long);
    const head = await app.inject({ ...request, method: "HEAD" });
    expect([head.headers["content-encoding"], head.body]).toEqual([encoding, ""]);
  },
);

test.for([undefined, "identity", "br;q=0, gzip;q=0", "brotli"])(
  "a client that accepts %s receives the plain answer, with a vary header for caches",
  async (accept, { serving }) => {
    const headers = accept === undefined ? {} : { "accept-encoding": accept };
    const response = await (await serving(routes)).inject({ url: "/api/long", headers });
    expect(response.json()).toEqual(long);
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.headers.vary).toBe("accept-encoding");
  },
);

test.for(["/api/short", "/api/bytes"])(
  "%s is not compressed, because it is short or consists of bytes",
  async (url, { serving }) => {
    const headers = { "accept-encoding": "br, gzip" };
    const response = await (await serving(routes)).inject({ url, headers });
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.json()).toHaveProperty("text");
  },
);
