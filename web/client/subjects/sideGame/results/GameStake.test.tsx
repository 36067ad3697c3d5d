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

test.for(["wolf", "skins"] as const)(
  "a game of %s that ended with its event says how many of its holes stayed open",
  (gameType) => {
    const view = aView({ gameType }, [played, aHole(2, "open", [])], { status: "final" });
    const markup = renderToStaticMarkup(<GameStake view={view} />);
    expect(markup).toContain("1 hole stayed open.");
    expect(markup).not.toContain(settled);
  },
);
