import { expect, test } from "vitest";
import { options, player, thru, to, withdrawn } from "./examples.ts";
import { movement } from "./movement.ts";

const moves = (...entries: ReadonlyArray<ReturnType<typeof player>>) =>
  Object.fromEntries(movement(entries, { ...options, numberOfRounds: 3 }));

test("the movement is the number of places gained since the previous round", () => {
  const ana = player("Ana", to(0), to(5));
  const ben = player("Ben", to(2), thru(3, -4));
  const cleo = player("Cleo", to(1), to(0));
  expect(moves(ana, ben, cleo)).toEqual({ Ana: -2, Ben: 2, Cleo: 0 });
});

test("in the first round nobody has a movement", () => {
  expect(moves(player("Ana", to(0)), player("Ben", to(2)))).toEqual({ Ana: null, Ben: null });
});

test("a player without a place, now or before, has no movement", () => {
  const leader = withdrawn(player("Ana", to(-9), thru(2, 0)));
  const ben = player("Ben", to(0), to(0));
  const late = player("Cleo", thru(0, 0), to(-4));
  expect(moves(leader, ben, late, player("Dan"))).toEqual({
    Ana: null,
    Ben: 0,
    Cleo: null,
    Dan: null,
  });
});

test("once the event is over, only players who finished all rounds are compared", () => {
  const entries = [
    player("Ana", to(3), to(0)),
    player("Ben", to(0), thru(1, 0)),
    player("Cleo", to(1), to(4)),
  ];
  const over = { ...options, numberOfRounds: 2, isCompleted: true };
  expect(Object.fromEntries(movement(entries, over))).toEqual({ Ana: 1, Ben: null, Cleo: -1 });
});
