import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { tournamentId } from "../../../../domain/scorecard/examples.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { getEventMoney } from "../../../contract/event/eventMoney.ts";
import { listSideGames } from "../../../contract/sideGame/sideGames.ts";
import { readOf } from "../../data/read.ts";

import { SideGames } from "./SideGames.tsx";

const event = { id: tournamentId, status: "upcoming" } as EventDetail;

const shownAt = (address: string, client = new QueryClient(), shown = event) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <SideGames event={shown} me={null} mayJoin={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const chosenAt = (address: string) => {
  const markup = shownAt(address);
  return /aria-selected="true"[^>]*>(?:<[^>]+>)*([^<]+)/u.exec(markup)?.[1];
};

test("a page that is loaded again shows the part that its address says", () => {
  expect(chosenAt("/?tab=skins&part=money")).toBe("Who owes whom");
  expect(chosenAt("/?tab=skins")).toBe("Games");
});

test("money that could not be read is not live, although the games are", async () => {
  const client = new QueryClient();
  client.setQueryData(readOf(listSideGames, { eventId: tournamentId }).queryKey, []);
  const money = {
    ...readOf(getEventMoney, { eventId: tournamentId }),
    queryFn: () => Promise.reject(new Error()),
    retry: false,
  };
  const leave = new QueryObserver(client, money).subscribe(() => undefined);
  await expect.poll(() => client.getQueryState(money.queryKey)?.status).toBe("error");
  const markup = shownAt("/?tab=skins&part=money", client, { ...event, status: "active" });
  expect(markup).toContain("Live updates paused");
  leave();
});
