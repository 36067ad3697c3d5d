import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aHole, aView } from "../testing.ts";
import { HoleByHole } from "./HoleByHole.tsx";

test("of several winners the reader's own name is marked, wherever it stands", () => {
  const holes = [aHole(1, "counted", [4, 4, 4, 5])];
  const markup = renderToStaticMarkup(
    <HoleByHole view={aView({ gameType: "best_ball" }, holes)} />,
  );
  expect(markup.replaceAll(/<[^>]+>/gu, "")).toContain("Ana Ace You, Ben Ace and Cleo Ace");
});

test("only scores that strokes are taken off are called net", () => {
  const holes = [aHole(1, "counted", [4, 4, 4, 5])];
  const net = (gameType: "best_ball" | "longest_drive") =>
    renderToStaticMarkup(<HoleByHole view={aView({ gameType, scoring: "net" }, holes)} />);
  expect(net("best_ball")).toContain("Net of the strokes received");
  expect(net("longest_drive")).not.toContain("Net");
});
