import { expect, test } from "vitest";
import { anEvent, aStream } from "../testing/promises.ts";
import { batchRequest } from "./batchRequest.ts";

const HALF_AN_HOUR = 1_800_000;

test("an append is accepted by a server whose clock is half an hour ahead", () => {
  const request = batchRequest("id", aStream(), [anEvent("one")], null);
  const deadline = request.getOptions()?.getDeadline()?.toDate().getTime();
  expect(deadline).toBeGreaterThan(Date.now() + HALF_AN_HOUR);
});
