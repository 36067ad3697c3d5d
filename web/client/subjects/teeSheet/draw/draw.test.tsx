import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import { golfGroup } from "../testing.ts";
import { DrawProgress, FailedDraw } from "./DrawProgress.tsx";
import { askedDraw } from "./useAutoSchedule.ts";

const draw = {
  ...({ type: "random", startTime: "08:00", interval: 10, startType: "tee_times" } as const),
  ...{ roundNumber: RoundNumber.make(1), replaces: true, seed: -7 },
};

test("a draw that failed says why, of which kind it was, and can be made again", () => {
  const text = renderToStaticMarkup(
    <FailedDraw failure="The draw failed." asked={draw} onAgain={() => undefined} />,
  );
  expect(text).toMatch(/The draw failed\..*Random, seed -7.*Draw Again/su);
  const byHandicap = { ...draw, type: "handicap" } as const;
  const other = renderToStaticMarkup(
    <FailedDraw failure="The draw failed." asked={byHandicap} onAgain={() => undefined} />,
  );
  expect(other).toContain(">Handicap<");
});

test("groups can be shown once they have come to the page, and then their button stays in its place", () => {
  const groups = [golfGroup(1, [1, 2])];
  const none = () => undefined;
  const drawing = {
    ...{ asked: draw, groups, isPending: false, failure: null },
    mutate: none,
    drawAgain: none,
  };
  const progress = (sheet: { readonly groups: typeof groups; readonly waiting: [] }) =>
    renderToStaticMarkup(
      <DrawProgress {...{ sheet, drawing, latest: draw }} onAgain={none} onShow={none} />,
    );
  expect(progress({ groups: [], waiting: [] })).toMatch(
    /1 group drawn for 2 players\.<\/output><\/div>/u,
  );
  expect(progress({ groups, waiting: [] })).toMatch(
    /drawn for 2 players\..*Show the groups.*Last draw/su,
  );
});

test("what was asked for outlasts a reload of the page, for each round apart", () => {
  const texts = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const event = TournamentId.make("0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f01");
  const of = (round: number) => askedDraw(event, RoundNumber.make(round));
  of(1).keep({ key: "the-key", draw });
  expect(of(1).read()).toEqual({ key: "the-key", draw });
  expect(of(2).read()).toBeNull();
  of(1).forget();
  expect(of(1).read()).toBeNull();
});
