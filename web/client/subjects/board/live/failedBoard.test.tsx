import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { ShareCode } from "../../../../../domain/shared/values.ts";
import { getLeaderboard } from "../../../../contract/board/leaderboard.ts";
import { readOf } from "../../../data/read.ts";

import { firstChoiceOf } from "../boardEvent.ts";
import { followedBoardQuery } from "../follow/api.ts";
import { FollowedBoard } from "../follow/FollowedBoard.tsx";
import { FollowedOnTv } from "../follow/FollowedOnTv.tsx";
import { Leaderboard } from "../Leaderboard.tsx";
import { TvBoard } from "../tv/TvBoard.tsx";

// The code on a television leads to the address of the site.
vi.stubGlobal("location", { origin: "https://golf.example" });

const shareCode = ShareCode.make("abcdefghjk");
const choice = firstChoiceOf({ scoring: "gross" });
/** Whatever else a screen may want to know of an event. */
const event = {
  ...{ id: tournamentId, name: "Midsummer Open", status: "active", shareCode: null },
  ...{ numberOfRounds: 2, rounds: [], scoring: "gross", tieBreak: "shared" },
  location: "Widow's Reach",
} as never;

const screens = {
  "the board": <Leaderboard event={event} me={null} onOpenCard={() => undefined} />,
  "the public board": <FollowedBoard shareCode={shareCode} event={event} />,
  television: <TvBoard event={event} venue="" choice={choice} skins={null} />,
  "the public board on a television": (
    <FollowedOnTv shareCode={shareCode} event={event} choice={choice} />
  ),
};

const textOf = async (name: keyof typeof screens, queryFn: () => Promise<[]>) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const { queryKey } of [
    readOf(getLeaderboard, { eventId: tournamentId }),
    followedBoardQuery(shareCode),
  ]) {
    await queries.prefetchQuery({ queryKey, queryFn, retry: false });
  }
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{screens[name]}</MemoryRouter>
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<[^>]*>/gu, "|");
};

const names = Object.keys(screens) as ReadonlyArray<keyof typeof screens>;

test.each(names)("%s that could not be loaded is not called live", async (name) => {
  const text = await textOf(name, () => Promise.reject(new Error()));
  expect(text).toContain("The leaderboard could not be loaded");
  expect(text).not.toContain("|Live|");
});

test.each(names)("%s that was loaded is called live", async (name) => {
  expect(await textOf(name, () => Promise.resolve([]))).toContain("|Live|");
});
