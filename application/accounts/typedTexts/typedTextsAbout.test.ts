import { expect, test } from "vitest";
import { metadata } from "../../../domain/scorecard/examples.ts";
import { Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { samples } from "../../../domain/testing/samples.ts";
import type { Player } from "../../ports/Players.ts";
import { aPlayer } from "../examples.ts";
import { typedTextsAbout } from "./typedTextsAbout.ts";

const playerCalled = (firstName: string, lastName: string): Player => ({
  ...aPlayer({ firstName, lastName }),
  ...{ gender: null, birthYear: null, memberNumber: null, homeClub: null },
  ...{ profileImage: null, isArchived: false, createdAt: new Date(0) },
});
const ana = playerCalled("Ana", "Ace");
const ben = aPlayer().id;

const happened = (
  event: { readonly _tag: string } & Record<string, unknown>,
  fields: Partial<Recorded> = {},
): Recorded => ({
  ...{ position: Position.make(1), recordedAt: "2026-06-06T10:00:00.000Z", revision: 0 },
  ...{ stream: "field-1", event, metadata: metadata(1) },
  ...fields,
});

const found = (recorded: Recorded, player = ana) =>
  typedTextsAbout(player)(recorded).map(({ type, field, text, why }) => [type, field, text, why]);

test("texts that the player typed are found, whatever they are about", () => {
  const by = { ...metadata(1), actor: { kind: "player", id: ana.id } as const };
  const joined = { _tag: "SideGameJoined", playerId: ben, teamName: "Reds" };
  expect(found(happened(joined, { metadata: by }))).toEqual([
    ["SideGameJoined", "teamName", "Reds", "author"],
  ]);
});

test("texts of others about the player are found, and texts about others are not", () => {
  const left = { _tag: "PlayerWithdrew", playerId: ana.id, reason: "injured" };
  expect(found(happened(left))).toEqual([["PlayerWithdrew", "reason", "injured", "about"]]);
  expect(found(happened({ ...left, playerId: ben }))).toEqual([]);
  const groups = [
    { name: "Early birds", playerIds: [ana.id, ben] },
    { name: "Late birds", playerIds: [ben] },
  ];
  expect(found(happened({ _tag: "TeeSheetDrawn", groups }))).toEqual([
    ["TeeSheetDrawn", "groups.0.name", "Early birds", "about"],
  ]);
});

test("a card is about its player, but the copy of its course is about nobody", () => {
  const stream = `scorecard-t.${ana.id}.1`;
  const opened = { _tag: "ScorecardOpened", course: { tee: { name: "White" } } };
  expect(found(happened(opened, { stream }))).toEqual([]);
  const rejected = { _tag: "ScorecardRejected", reason: "Hole 2 was a 4" };
  expect(found(happened(rejected, { stream }))).toHaveLength(1);
});

test("the name of the player is found as a whole word in every field", () => {
  const written = (text: string) => found(happened({ _tag: "SummaryWritten", text }));
  expect(written("Nobody could stop ACE today.")).toHaveLength(1);
  expect(written("Ana’s putts fell.")).toHaveLength(1);
  expect(written("Banana trees, a palace.")).toEqual([]);
  const oddly = playerCalled("A.", "O'Hara (sen.)");
  expect(
    found(happened({ _tag: "SummaryWritten", text: "O'Hara (sen.) won" }), oddly),
  ).toHaveLength(1);
});

test("every stored form of an event can be searched", () => {
  const players = new Set(
    samples.flatMap(
      ({ recorded }) => JSON.stringify(recorded.event).match(/(?<="playerId":")[^"]+/gu) ?? [],
    ),
  );
  const fields = [...players].flatMap((id) =>
    samples.flatMap(({ recorded }) =>
      typedTextsAbout({ ...ana, id: PlayerId.make(id) })(recorded).map(
        ({ type, field }) => `${type} ${field}`,
      ),
    ),
  );
  for (const field of [
    "PlayerWithdrew reason",
    "TeamFormed name",
    "PlayOffRecorded note",
    "SideGameJoined teamName",
  ]) {
    expect(fields).toContain(field);
  }
});
