import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeQueryClient } from "../../data/queryClient.ts";
import BoardDemoPage from "./BoardDemoPage.tsx";
import { pointsTone, scoreTone } from "./board/SampleCard.tsx";
import RyderCupDemoPage from "./RyderCupDemoPage.tsx";

const demos = {
  "/ryder-cup-demo": RyderCupDemoPage,
  "/stroke-play-demo": BoardDemoPage,
  "/stableford-demo": BoardDemoPage,
} satisfies Record<string, ComponentType>;

/** The text of the page of an address, in reading order. */
const textOf = (address: keyof typeof demos) => {
  const Demo = demos[address];
  return renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Demo />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
};

test.for([
  ["the score of both teams", "/ryder-cup-demo", /Team Coast 2½ 4 of 6 matches Team Heath 1½/],
  ["its four parts", "/ryder-cup-demo", /Leaderboard Highlights Tee Times Past Results/],
  ["a match that was won", "/ryder-cup-demo", /Ines Calder Tomas Arroyo 3 &amp; 2 FINAL .*? WINS/],
  ["a match that was shared", "/ryder-cup-demo", /Rhea Donnelly Kenji Mori Tied FINAL TIED/],
  [
    "one that is played",
    "/ryder-cup-demo",
    /Maud Keller Ada Okonjo 2 up thru 14 IN PROGRESS Jonas/,
  ],
  ["one that is level", "/ryder-cup-demo", /Sofia Rinaldi Tied thru 12 IN PROGRESS TIED/],
  [
    "where and when",
    "/ryder-cup-demo",
    /Saltmarsh Cup Singles · Saltmarsh Links · September 19, 2026/,
  ],
  ["its columns", "/stroke-play-demo", /POS PLAYER TOTAL THRU R1 R2 R3 R4 STROKES/],
  [
    "the first round alone",
    "/stroke-play-demo",
    /Ines Calder.{0,3}, favorite Wales \S+ F (\d+) - - - \1 /,
  ],
  ["shared places last", "/stroke-play-demo", /10 Ada Okonjo .* T5 Kenji Mori .* T5 Rhea Donnelly/],
  ["who began on the 10th hole", "/stroke-play-demo", /Oskar Lindgren Sweden \S+ F\* /],
  [
    "points instead of strokes",
    "/stableford-demo",
    /Ines Calder.{0,3}, favorite Wales (\d+)\D* F \1 - - - \d+ /,
  ],
] as const)("a sample shows %s", ([, address, text]) => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(textOf(address)).toMatch(text);
  expect(fetched).not.toHaveBeenCalled();
});

test("scores and points of each rank have a colour of their own", () => {
  const scores = [-3, -2, -1, 0, 1].map(scoreTone);
  expect(scores[0]).toBe(scores[1]);
  expect(new Set(scores).size).toBe(4);
  const points = [31, 30, 25, 20, 19].map(pointsTone);
  expect(points[0]).toBe(points[1]);
  expect(new Set(points).size).toBe(4);
});
