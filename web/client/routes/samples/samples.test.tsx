import "../../testing.ts";

import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeQueryClient } from "../../data/queryClient.ts";
import { pointsTone, scoreTone } from "../../features/samples/board/tones.ts";
import RyderCupDemoPage from "./RyderCupDemoPage.tsx";
import StablefordDemoPage from "./StablefordDemoPage.tsx";
import StrokePlayDemoPage from "./StrokePlayDemoPage.tsx";

/** The text of a page, in reading order. */
const textOf = (Demo: ComponentType) =>
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <Demo />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test.for([
  ["the score of both teams", RyderCupDemoPage, /Team Coast 2½ 4 of 6 matches Team Heath 1½/],
  ["its four parts", RyderCupDemoPage, /Leaderboard Highlights Tee Times Past Results/],
  ["a match that was won", RyderCupDemoPage, /Ines Calder Tomas Arroyo 3 &amp; 2 FINAL .*? WINS/],
  ["a match that was shared", RyderCupDemoPage, /Rhea Donnelly Kenji Mori Tied FINAL TIED/],
  ["one that is played", RyderCupDemoPage, /Maud Keller Ada Okonjo 2 up thru 14 IN PROGRESS Jonas/],
  ["one that is level", RyderCupDemoPage, /Sofia Rinaldi Tied thru 12 IN PROGRESS TIED/],
  [
    "where and when",
    RyderCupDemoPage,
    /Saltmarsh Cup Singles · Saltmarsh Links · September 19, 2026/,
  ],
  ["its columns", StrokePlayDemoPage, /POS PLAYER TOTAL THRU R1 R2 R3 R4 STROKES/],
  [
    "the first round alone",
    StrokePlayDemoPage,
    /Ines Calder.{0,3}, favorite Wales \S+ F (\d+) - - - \1 /,
  ],
  ["shared places last", StrokePlayDemoPage, /10 Ada Okonjo .* T5 Kenji Mori .* T5 Rhea Donnelly/],
  ["who began on the 10th hole", StrokePlayDemoPage, /Oskar Lindgren Sweden \S+ F\* /],
  [
    "points instead of strokes",
    StablefordDemoPage,
    /Ines Calder.{0,3}, favorite Wales (\d+)\D* F \1 - - - \d+ /,
  ],
] as const)("a sample shows %s", ([, Demo, text]) => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(textOf(Demo)).toMatch(text);
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
