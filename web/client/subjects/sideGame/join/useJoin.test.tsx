import "../../../testing.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { endedSession } from "../../../data/endedSession.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { toasts } from "../../../data/toasts.ts";
import { aGame } from "../testing.ts";
import { useJoin } from "./useJoin.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Presses "Join" while the server answers every call like that. */
const join = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", answer);
  const close = vi.fn<() => void>();
  const Form = () => {
    const { mutate } = useJoin(aGame(), true, close);
    mutate({ teamName: "Reds", isTeamCaptain: false, partnerId: null });
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  return close;
};

const says = (status: number, message: string) => async () =>
  new Response(JSON.stringify({ error: message, message }), { status });

test.each([
  ["a refusal", says(400, "This side game is full"), { title: "This side game is full" }],
  [
    "an outage",
    says(500, "An unexpected error occurred"),
    {
      title: "An unexpected error occurred",
      advice: "Nothing was lost. Try again in a moment.",
    },
  ],
  [
    "a lost line",
    () => Promise.reject(new TypeError("Failed to fetch")),
    {
      title: "Failed to join side game",
      description: "No connection. Check the network and try again.",
    },
  ],
] as const)(
  "after %s the form stays open with what was typed, and says why",
  async (_what, answer, words) => {
    const before = toasts.current()?.id;
    const close = join(answer);
    await expect.poll(() => toasts.current()?.id).not.toBe(before);
    expect(toasts.current()).toMatchObject({ ...words, variant: "destructive" });
    expect(close).not.toHaveBeenCalled();
  },
);

test("an ended session is no failure: it is asked about, and the form stays open", async () => {
  const before = toasts.current()?.id;
  const ended = new Promise((resolve) => {
    endedSession.onEnd(resolve);
  });
  const close = join(says(401, "Not authenticated"));
  expect(await ended).toBe("refused");
  // What the form does about the failure follows at once.
  await new Promise((resolve) => setImmediate(resolve));
  expect(toasts.current()?.id).toBe(before);
  expect(close).not.toHaveBeenCalled();
});
