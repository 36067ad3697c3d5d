import "../../testing.ts";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { tournamentId } from "../../../../domain/scorecard/examples.ts";
import type { EventDetail } from "../../../contract/event.ts";
import { SideGames } from "./SideGames.tsx";

const event = { id: tournamentId, status: "upcoming" } as EventDetail;

const chosenAt = (address: string) => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <SideGames event={event} me={null} mayJoin={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return /aria-selected="true"[^>]*>(?:<[^>]+>)*([^<]+)/u.exec(markup)?.[1];
};

test("a page that is loaded again shows the part that its address says", () => {
  expect(chosenAt("/?tab=skins&part=money")).toBe("Who owes whom");
  expect(chosenAt("/?tab=skins")).toBe("Games");
});
