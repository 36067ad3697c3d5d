import { expect, test } from "vitest";
import { makeActionKey } from "./useActionKey.ts";

test("a repetition keeps its key, another action and a new beginning do not", () => {
  const key = makeActionKey();
  const first = key.of({ firstName: "Nell" });
  expect(key.of({ firstName: "Nell" })).toBe(first);
  expect(key.of({ firstName: "Nella" })).not.toBe(first);

  const last = key.of({ firstName: "Nella" });
  key.done();
  expect(key.of({ firstName: "Nella" })).not.toBe(last);
});
