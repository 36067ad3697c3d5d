import { expect, test } from "vitest";
import { PlayerId } from "../../../../domain/shared/values.ts";
import type { EventTeam } from "../../../contract/team/teams.ts";
import { choiceText } from "../person/choiceText.ts";
import { withSides } from "./api.ts";

const kofi = PlayerId.make("0d8f4a52-7b8e-4a8c-9a57-1c2f3a4b5c03");
const nadia = PlayerId.make("7c6b5a49-3827-4615-8403-f2e1d0c9b804");
const sideOf = (name: string, id: PlayerId) =>
  ({ name, players: [{ id }] }) as unknown as EventTeam;

test("who is in a side already is offered with its name", () => {
  const players = [
    { id: kofi, name: "Kofi Mensarah", handicap: 11.2 },
    { id: nadia, name: "Nadia Petrovska", handicap: null },
  ];
  const [first, second] = withSides(players, [sideOf("Reds", kofi), sideOf("Blues", kofi)]);
  expect(first && choiceText(first)).toBe("Kofi Mensarah, HCP 11.2, in Reds and Blues");
  expect(second).toEqual(players[1]);
});
