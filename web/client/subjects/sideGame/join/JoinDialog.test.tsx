import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ana, ben } from "../../../../../domain/scorecard/examples.ts";
import { TeamId } from "../../../../../domain/shared/values.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { endedSession } from "../../../data/sessions.ts";
import { toasts } from "../../../data/toasts.ts";
import { aGame } from "../testing.ts";
import { ownTeamName, useJoin } from "./JoinDialog.tsx";

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

const team = (
  name: string,
  type: TeamLeaderboardEntry["team"]["type"],
  ...ids: ReadonlyArray<typeof ana>
) => ({
  team: { id: TeamId.make("6f3f0c1e-0000-4000-8000-000000000001"), name, type },
  players: ids.map((id) => ({
    ...{ id, firstName: "Ana", lastName: "Ace", handicap: null },
    playerStatus: "playing" as const,
  })),
});

test("a team game is joined under the name of the own team, else of the own pair", () => {
  const pair = team("Aces", "pair", ana);
  expect(ownTeamName([team("Blues", "team", ben), pair], ana)).toBe("Aces");
  expect(ownTeamName([pair, team("Reds", "team", ben, ana)], ana)).toBe("Reds");
  expect(ownTeamName([pair], ben)).toBeNull();
});
