import { Stream } from "effect";
import { describe, expect } from "vitest";
import { People } from "../../../application/ports/People.ts";
import { Players } from "../../../application/ports/Players.ts";
import { makeCut } from "../../../domain/golf/leaderboard/cut.ts";
import { isFinished } from "./fileFields.ts";
import { type PlannedPlayer, planImport } from "./plan.ts";
import { boardEntry } from "./publishedCut.ts";
import { fileOf, published } from "./testing/files.ts";
import { boardOf, head, importing, test } from "./testing/product.ts";

/** Two real tournaments need a few thousand commands. */

describe.for(["masters-2018", "players-2017"])("%s", (name) => {
  const file = fileOf(published(name));
  const finished = file.players.filter(({ status }) => isFinished(status));

  test("the board has the published places and totals", async ({ product, importFile }) => {
    await importFile(file);
    const board = await product.runPromise(boardOf(file));

    expect(board).toHaveLength(file.players.length);
    expect(
      board
        .slice(0, finished.length)
        .map(({ name, position, toPar, total }) => ({ name, position, toPar, total }))
        .toSorted(byName),
    ).toEqual(
      finished
        .map(({ player, published, total, toParPublished }) => ({
          name: player,
          position: published,
          toPar: toParPublished,
          total,
        }))
        .toSorted(byName),
    );
    const rounds = new Map(board.map((line) => [line.name, line.rounds]));
    for (const { player, rounds: strokes } of file.players) {
      expect(rounds.get(player)?.filter((text) => text !== "-")).toEqual(strokes.map(String));
    }
  });

  test("players who missed a cut or withdrew come after the others", async ({ product }) => {
    const board = await product.runPromise(boardOf(file));
    const marks = { missed: "MC", withdrawn: "WD" };
    const others = file.players.filter(({ status }) => !isFinished(status));
    const expected = others.map(({ player, status }) => ({
      name: player,
      position: status === "withdrawn" ? marks.withdrawn : marks.missed,
    }));
    const after = board.slice(finished.length);
    expect(after.map(({ name, position }) => ({ name, position })).toSorted(byName)).toEqual(
      expected.toSorted(byName),
    );
    expect(after.map(({ position }) => position)).toEqual(
      expected.map(({ position }) => position).toSorted(),
    );
  });

  test("the same file again adds nothing", async ({ product, importFile }) => {
    const before = await product.runPromise(head);
    await importFile(file);
    expect(await product.runPromise(head)).toBe(before);
    expect(await product.runPromise(Stream.runCount(importing(file)))).toBe(0);
  });

  test("no imported player can sign in", async ({ product }) => {
    for (const { id } of planImport(file).players.slice(0, 3)) {
      const { email } = await product.runPromise(Players.use((players) => players.byId(id)));
      const known = product.runPromise(Players.use((players) => players.byEmailForSignIn(email)));
      expect(await known).toBeNull();
    }
  });

  test("the imported cuts are those of the rule for cuts", () => {
    const { rounds, players } = planImport(file);
    const cuts = rounds.flatMap(({ round, cut }) => (cut ? [{ round, cut }] : []));
    expect(cuts.map(({ round }) => round)).toEqual(name === "masters-2018" ? [2] : [2, 3]);
    for (const { round, cut } of cuts) {
      const candidates = players.filter(isStillPlayingAfter(round));
      const terms = { afterRound: round, top: cut.playerIds.length, ties: true };
      const byRule = makeCut(
        candidates.map((player) => boardEntry(player, file.parPerHole)),
        { ...terms, withinStrokes: null, scoring: "gross" },
      );
      expect(byRule.playerIds).toEqual(cut.playerIds);
    }
  });
});

test("a player who is in two files has one account", async ({ product }) => {
  const ids = ["masters-2018", "players-2017"].map(
    (name) =>
      planImport(fileOf(published(name))).players.find(({ lastName }) => lastName === "Spieth")?.id,
  );
  expect(ids[0]).toBe(ids[1]);
  const named = await product.runPromise(
    People.use((people) => people.named(ids.flatMap((id) => id ?? []))),
  );
  expect([...named.values()]).toMatchObject([{ firstName: "Jordan", lastName: "Spieth" }]);
});

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name < b.name ? -1 : 1;

const isStillPlayingAfter =
  (round: number) =>
  ({ cards, status }: PlannedPlayer) =>
    cards.length > round || (cards.length === round && status !== "withdrawn");
