import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { listShortScorecards } from "../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { readOf } from "../../../data/read.ts";
import { deskPapers } from "../../../device/storage.ts";
import { TooltipGroup } from "../../../ui/overlays/Tooltip.tsx";
import { cardName } from "../grid/entry.ts";
import { putPaper } from "../grid/paper.ts";
import { VerificationQueue } from "./VerificationQueue.tsx";

const event = { id: "e", numberOfRounds: 1, status: "active" } as unknown as EventDetail;
const nothing = () => {};

const card = (id: string, more: Partial<Record<keyof ShortScorecard, unknown>>) =>
  ({
    ...{ id, userId: id, roundNumber: 1, thru: 18, toPar: 0, isComplete: true, isVerified: false },
    ...{ attestationCount: 0, attestedBy: [], rejection: null, disputes: [] },
    ...{ totalGrossScore: 72, totalAdjustedScore: 72, player: { firstName: id, lastName: "Ace" } },
    ...more,
  }) as unknown as ShortScorecard;

const usual = [
  card("Signed", { attestationCount: 1 }),
  card("Rejected", { rejection: { reason: "Hole 4?" } }),
];

const queueShowing = (show: string | null, cards = usual, shownEvent = event) => {
  const queries = makeQueryClient();
  queries.setQueryData(readOf(listShortScorecards, { eventId: event.id }).queryKey, cards);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <TooltipGroup>
          <VerificationQueue
            {...{
              event: shownEvent,
              adminId: "a",
              show,
              mayManage: true,
              onOpenCard: nothing,
              scoresPathOf: () => "/",
            }}
          />
        </TooltipGroup>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test("the button that verifies all counts the cards on screen, and is gone where none is ready", () => {
  expect(queueShowing(null)).toContain("Verify all finished and signed (1)");
  const sentBack = queueShowing("sentBack");
  expect(sentBack).toContain("Rejected Ace");
  expect(sentBack).not.toContain("Signed Ace");
  expect(sentBack).not.toContain("Verify all");
});

test("a card that was sent back is told beside those that wait, and never hidden behind a 0", () => {
  const told = queueShowing(null, [
    card("Rejected", { rejection: { reason: "Hole 4?" } }),
    card("Disputed", { disputes: [4] }),
  ]);
  expect(told).toContain("1 sent back and 1 disputed");
  expect(told).not.toContain("cards wait");
  expect(queueShowing(null)).toContain("1 sent back");
});

test("verified cards are chosen and undone together until the event is over", () => {
  const all = [card("One", { isVerified: true }), card("Two", { isVerified: true })];
  expect(queueShowing(null, all)).toContain("Select All 2");
  expect(queueShowing(null, all, { ...event, status: "completed" })).not.toContain("Select");
});

test("a card whose total on paper differs is left out of all, and says so", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  putPaper(deskPapers("a", event.id), cardName(1, "Signed"), "72");
  expect(queueShowing(null)).toContain("Verify all finished and signed (1)");
  putPaper(deskPapers("a", event.id), cardName(1, "Signed"), "74");
  const differing = queueShowing(null);
  expect(differing).not.toContain("Verify all");
  expect(differing).toContain("The paper says 74, off by 2");
  expect(differing).toContain("1 card is left out");
});
