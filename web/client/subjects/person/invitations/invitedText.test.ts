import { expect, test } from "vitest";
import { invitedText } from "./useInvitePlayers.ts";

test.for([
  [1, 1, "1 player invited"],
  [118, 122, "118 players invited, 4 have signed in before"],
  [2, 3, "2 players invited, 1 has signed in before"],
  [0, 1, "Has signed in before"],
  [0, 7, "All have signed in before"],
] as const)("%i of %i: %s", ([invited, asked, text]) => {
  expect(invitedText(invited, asked)).toBe(text);
});
