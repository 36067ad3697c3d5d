import { Effect } from "effect";
import { expect, onTestFinished, vi } from "vitest";
import { EventStoreUnavailable } from "../../../application/ports/EventStore.ts";
import { PasswordsBusy } from "../../../application/ports/Passwords.ts";
import { EmailTaken } from "../../../application/ports/Players.ts";
import { card } from "../../../domain/scorecard/examples.ts";
import { HoleNotOnCourse } from "../../../domain/scorecard/rejections.ts";
import { HoleNumber } from "../../../domain/shared/values.ts";
import { api } from "../../contract/api.ts";
import { getScoringAverages } from "../../contract/card/scoringAverages.ts";
import { endpoint } from "../../contract/endpoint.ts";
import type { Routes } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { test } from "../testing/frame.ts";
import { sentenceOf } from "./problems.ts";
import { isFailureTag } from "./problemTable.ts";

test("every refusal of the contract has a sentence", () => {
  const tags = api.flatMap(({ refusals }) => refusals);
  expect(tags.filter((tag) => !isFailureTag(tag))).toEqual([]);
});

test("the cause of an outage is logged once a minute, for any number of failed requests", async ({
  serving,
}) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: Array<string> = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const routes: Routes = () => async (app) => {
    app.get("/api/away", async () => {
      throw new EventStoreUnavailable({ cause: new Error("connection refused") });
    });
  };
  const app = await serving(routes, { logLevel: "info", logStream });
  const reasons = () => lines.filter((line) => line.includes("connection refused"));
  for (const _ of "fail") {
    expect((await app.inject("/api/away")).statusCode).toBe(503);
  }
  expect(reasons()).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await app.inject("/api/away");
  expect(reasons()).toHaveLength(2);
});

test("a full queue of passwords is answered with 503 and the seconds to wait", async ({
  serving,
}) => {
  const app = await serving(() => async (app) => {
    app.get("/api/crowded", async () => {
      throw new PasswordsBusy({ retryAfter: 10 });
    });
  });
  const { statusCode, headers, ...response } = await app.inject("/api/crowded");
  expect([statusCode, headers["retry-after"]]).toEqual([503, "10"]);
  expect(response.json().error).toBe("Service temporarily unavailable");
});

test("the sentence of a refusal names the hole", () => {
  const refusal = new HoleNotOnCourse({ card, holeNumber: HoleNumber.make(17) });
  expect(sentenceOf(refusal)).toBe("Hole 17 does not exist on this course");
});

test("a refusal that the contract or the table does not have does not compile", async ({
  world: { runtime },
  serving,
}) => {
  const server = await serving(() => async () => {});
  const declared = endpoint({ ...getScoringAverages, refusals: ["EmailTaken"] });
  const undeclared = endpoint({ ...getScoringAverages, refusals: [] });
  const withoutRow = endpoint({ ...getScoringAverages, refusals: ["CardEatenByDog"] });
  const refuse = () => Effect.fail(new EmailTaken({}));

  const compiles = () => {
    serve(server, runtime, declared, refuse);
    // @ts-expect-error -- the contract does not say that an e-mail may be taken.
    serve(server, runtime, undeclared, refuse);
    // @ts-expect-error -- problemTable.ts has no sentence for this.
    serve(server, runtime, withoutRow, refuse);
  };
  expect(compiles).toBeTypeOf("function");
});
