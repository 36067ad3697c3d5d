import { Schema } from "effect";
import fc from "fast-check";
import fastify from "fastify";
import { expect, test } from "vitest";
import { addresses } from "./kinds.ts";

const range = fc
  .record({
    address: fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom("loopback", "golf", "10.0.0")),
    prefix: fc.option(fc.oneof(fc.integer({ min: -1, max: 130 }), fc.constantFrom("08", "", "x"))),
  })
  .map(({ address, prefix }) => (prefix === null ? address : `${address}/${prefix}`));

test("the server accepts every list of proxies that the setting accepts", () => {
  const isAllowed = Schema.is(addresses.schema);
  let allowed = 0;
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 3 }), (ranges) => {
      const list = ranges.join(",");
      if (!isAllowed(list)) return;
      allowed += 1;
      expect(() => fastify({ trustProxy: list })).not.toThrow();
    }),
    { numRuns: 1000 },
  );
  expect(allowed).toBeGreaterThan(50);
});
