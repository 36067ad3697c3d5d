import "../../../testing.ts";

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aHole, aView } from "../testing.ts";
import { GameStake } from "./GameStake.tsx";

const settled = "All holes are settled.";

const markupOf = (holes: Parameters<typeof aView>[1], status: "running" | "final") =>
  renderToStaticMarkup(<GameStake view={aView({ gameType: "wolf" }, holes, { status })} />);

const played = aHole(1, "counted", [4, 4, 4, 5]);

test("a game that is paid by place says when its last hole has counted", () => {
  expect(markupOf([played], "final")).toContain(settled);
  expect(markupOf([played], "running")).not.toContain(settled);
});

test("a game that ended with its event keeps quiet about holes that were never played", () => {
  expect(markupOf([played, aHole(2, "open", [])], "final")).not.toContain(settled);
});
