import { expect, test, vi } from "vitest";
import type { DrawPicture } from "../../contract/firstPicture.ts";
import { makeFirstPictures } from "./firstPictures.ts";

const answers = (text: string) => ({
  all: `{"user":null,"board":"${text}"}`,
  ofCalls: `{"board":"${text}"}`,
  areComplete: true,
});
const board = { drawnFrom: "calls" } as const;
const frontPage = { drawnFrom: "session" } as const;
const visitor = { path: "/follow/a", search: "", hasSession: false };
const player = { path: "/follow/a", search: "", hasSession: true };

const drawing = async (draw: DrawPicture = ({ path }, seen) => `${path} ${seen}`) => {
  const drawn = vi.fn<DrawPicture>(draw);
  const log = { error: vi.fn<() => void>() };
  let now = 0;
  const loading = Promise.resolve(drawn);
  const pictureOf = makeFirstPictures(
    () => loading,
    log,
    () => now,
  );
  const first = pictureOf(board, visitor, answers("1"));
  await loading;
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { drawn, log, pictureOf, first, wait };
};

test("the page that asks first does not wait for the code that draws", async () => {
  const { first, drawn, pictureOf } = await drawing();
  expect(first).toBe(null);
  expect(drawn).not.toHaveBeenCalled();
  expect(pictureOf(board, visitor, answers("1"))).toBe(`/follow/a {"user":null,"board":"1"}`);
});

test("a crowd that opens one board costs one drawing, until the board or the minute changes", async () => {
  const { drawn, pictureOf, wait } = await drawing();
  const crowd = (text: string) =>
    new Set(Array.from({ length: 1000 }, () => pictureOf(board, visitor, answers(text))));
  expect(crowd("1").size).toBe(1);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(crowd("2")).toEqual(new Set([`/follow/a {"user":null,"board":"2"}`]));
  expect(drawn).toHaveBeenCalledTimes(2);
  wait(30_000);
  crowd("2");
  expect(drawn).toHaveBeenCalledTimes(3);
});

test("a board is drawn for players without what it knows of them, and once for all of them", async () => {
  const { drawn, pictureOf } = await drawing();
  pictureOf(board, visitor, answers("1"));
  for (const name of ["ana", "ben"]) {
    const own = { ...answers("1"), all: `{"user":"${name}","board":"1"}` };
    expect(pictureOf(board, player, own)).toBe(`/follow/a {"board":"1"}`);
  }
  expect(drawn).toHaveBeenCalledTimes(2);
});

test("what is drawn for a player is never kept, and what is drawn for visitors is", async () => {
  const { drawn, pictureOf } = await drawing();
  for (const asked of [player, player, visitor, visitor]) {
    pictureOf(frontPage, asked, answers("1"));
  }
  expect(drawn.mock.calls.map(([asked]) => asked)).toEqual([player, player, visitor]);
});

test("a page of which an answer is missing, or whose buttons are all it has, gets none", async () => {
  const { drawn, pictureOf } = await drawing();
  expect(pictureOf(board, visitor, { ...answers("1"), areComplete: false })).toBe(null);
  expect(pictureOf({ drawnFrom: null }, visitor, answers("1"))).toBe(null);
  expect(drawn).not.toHaveBeenCalled();
});

test("a picture that cannot be drawn is left out, which the log says once", async () => {
  const { log, pictureOf } = await drawing(() => {
    throw new Error("Nothing to draw");
  });
  for (const asked of [visitor, visitor, player]) {
    expect(pictureOf(frontPage, asked, answers("1"))).toBe(null);
  }
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("without a build the pages go without pictures, which the log says once", async () => {
  const log = { error: vi.fn<() => void>() };
  const load = vi.fn<() => Promise<DrawPicture>>().mockRejectedValue(new Error("No such file"));
  const pictureOf = makeFirstPictures(load, log);
  pictureOf(board, visitor, answers("1"));
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  expect(pictureOf(board, visitor, answers("1"))).toBe(null);
  expect(load).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("of many boards the pictures of the last fifty are kept", async () => {
  const { drawn, pictureOf } = await drawing();
  const open = (number: number) =>
    pictureOf(board, { ...visitor, path: `/follow/${number}` }, answers("1"));
  for (let number = 0; number <= 50; number += 1) open(number);
  open(50);
  open(1);
  expect(drawn).toHaveBeenCalledTimes(51);
  open(0);
  expect(drawn).toHaveBeenCalledTimes(52);
});
