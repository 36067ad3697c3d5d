import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterAll, expect, test, vi } from "vitest";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { PlayersList } from "./PlayersList.tsx";

// Test files share loaded modules. Modules loaded before would not see the replacement, and later
// files would still see it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const removed = [{ id: "ana", firstName: "Ana", lastName: "Ace" } as AdminParticipant];
const outcome = { action: "remove", participants: removed, others: 0, done: removed, failed: [] };

// Somebody has just been removed.
vi.mock(import("./useDecisions.ts"), async (original) => {
  const { useDecisions, ...others } = await original();
  return { ...others, useDecisions: (id) => ({ ...useDecisions(id), outcome: outcome as never }) };
});

test("who removes the last player can add the player back above the empty list", () => {
  const event = {
    id: "e",
    courseId: null,
    status: "upcoming",
    otherFees: [],
  } as unknown as CountedEvent;
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <TooltipGroup>
          <PlayersList
            {...{ event, participants: [], mayManage: true, show: null }}
            onOpenUser={() => {}}
            onMessage={() => {}}
          />
        </TooltipGroup>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(markup).toMatch(/Ana Ace removed\..*Add Back.*No Participants Yet/u);
  expect(markup).not.toContain("No Players Found");
  expect(markup).not.toContain("Search players");
});
