import { Effect } from "effect";
import { expect, test, vi } from "vitest";
import { makeHeadNews } from "./headNews.ts";

test("a head is told once, whoever brings it", () => {
  const tell = vi.fn<() => void>();
  const { hear } = makeHeadNews(tell);
  for (const position of [1, 1, 3, 2, 3]) hear(position);
  expect(tell).toHaveBeenCalledTimes(2);
});

test("the notification of an append waits for its answer", () => {
  const tell = vi.fn<() => void>();
  const { hear, afterwards } = makeHeadNews(tell);
  const append = Effect.sync(() => {
    hear(1);
    expect(tell).not.toHaveBeenCalled();
    hear(1);
  });
  Effect.runSync(afterwards(append));
  expect(tell).toHaveBeenCalledOnce();
});

test("what is heard during an append that fails is told after it", () => {
  const tell = vi.fn<() => void>();
  const { hear, afterwards } = makeHeadNews(tell);
  const append = Effect.sync(() => hear(7)).pipe(Effect.andThen(Effect.fail("no answer")));
  expect(() => Effect.runSync(afterwards(append))).toThrow("no answer");
  expect(tell).toHaveBeenCalledOnce();
});
