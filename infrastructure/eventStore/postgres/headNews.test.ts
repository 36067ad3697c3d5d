import { Effect, Exit } from "effect";
import { expect, test, vi } from "vitest";
import { makeHeadNews } from "./headNews.ts";

const makeNews = () => {
  const tell = vi.fn<() => void>();
  return { tell, ...makeHeadNews(tell) };
};

/** Each call sends an append, which is on its way until it is answered or fails. */
const makeAppends =
  ({ around }: ReturnType<typeof makeNews>) =>
  () => {
    let settle: (outcome: Effect.Effect<number, string>) => void = () => {};
    const append = Effect.callback<number, string>((resume) => {
      settle = resume;
    });
    const end = Effect.runPromiseExit(around(append, Number));
    return {
      /** With where the log goes with it. */
      answer: (head: number) => (settle(Effect.succeed(head)), end),
      fail: (reason: string) => (settle(Effect.fail(reason)), end),
    };
  };

test("a head is told once, whoever brings it", async () => {
  const news = makeNews();
  for (const position of [1, 1, 3, 2]) news.notified(position);
  await makeAppends(news)().answer(3);
  expect(news.tell).toHaveBeenCalledTimes(2);
  expect(news.head()).toBe(3);
});

test("the notification of an append waits for its answer", async () => {
  const news = makeNews();
  const { answer } = makeAppends(news)();
  news.notified(1);
  expect(news.tell).not.toHaveBeenCalled();
  await answer(1);
  expect(news.tell).toHaveBeenCalledOnce();
});

test("of two appends on their way each is told with its own answer", async () => {
  const news = makeNews();
  const send = makeAppends(news);
  const [first, second] = [send(), send()];
  news.notified(1);
  news.notified(2);
  await first.answer(1);
  expect(news.head()).toBe(1);
  await second.answer(2);
  expect(news.head()).toBe(2);
  expect(news.tell).toHaveBeenCalledTimes(2);
});

test("what another process wrote is told though one append follows the other", async () => {
  const news = makeNews();
  const send = makeAppends(news);
  const first = send();
  news.notified(7);
  const second = send();
  await first.answer(0);
  expect(news.head()).toBe(7);
  await second.answer(0);
  expect(news.tell).toHaveBeenCalledOnce();
});

test("what is heard during an append that fails is told after it", async () => {
  const news = makeNews();
  const { fail } = makeAppends(news)();
  news.notified(7);
  expect(Exit.isFailure(await fail("no answer"))).toBe(true);
  expect(news.tell).toHaveBeenCalledOnce();
});
