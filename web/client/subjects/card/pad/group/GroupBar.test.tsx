import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana, ben } from "../../../../../../domain/scorecard/examples.ts";
import { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { GroupBar } from "./GroupBar.tsx";
import type { GroupCard } from "./useGroup.ts";

test("a card without a score on the hole is told from one that is not known yet", () => {
  const known = { entered: new Map(), holes: [] } as unknown as GroupCard["round"];
  const cardOf = (playerId: typeof ana, callName: string, round: GroupCard["round"]) =>
    ({ playerId, callName, round, barrier: null }) as GroupCard;
  const bar = renderToStaticMarkup(
    <GroupBar
      group={[cardOf(ana, "Ana", known), cardOf(ben, "Ben", null)]}
      current={ana}
      holeNumber={HoleNumber.make(7)}
      onPlayer={() => {}}
    />,
  );
  expect(bar.replaceAll(/<[^>]+>/gu, " ").match(/\S+/gu)).toEqual(["Ana", "·", "Ben", "…"]);
});
