import type { Schema } from "effect";
import { expect, test } from "vitest";
import { endpoints } from "./api.ts";
import { attestScorecard } from "./card/attestations.ts";
import { HoleScoreInput, scoresByAdmin } from "./card/holeScores.ts";
import { rejectScorecard } from "./card/scoring.ts";
import { CourseChanges, NewCourse } from "./course/courseInput.ts";
import { EventChanges, NewEvent } from "./event/eventInput.ts";
import { changeParticipant } from "./field/field.ts";
import { ProfileChanges, RegisterInput } from "./person/account.ts";
import { JoinSideGame, NewSideGame } from "./sideGame/sideGameInput.ts";
import { formPair, formTeam } from "./team/teams.ts";
import { NewGroup } from "./teeSheet/groupInput.ts";
import { reading } from "./testing.ts";

type Field = Schema.ConstraintCodec<unknown, unknown>;
type Named = readonly [name: string, field: Field];

const { tees } = NewCourse.fields;
const inOneLine: ReadonlyArray<Named> = [
  ["First name", RegisterInput.fields.firstName],
  ["Last name", RegisterInput.fields.lastName],
  ["Phone number", RegisterInput.fields.phone],
  ["First name", ProfileChanges.fields.firstName],
  ["Event name", NewEvent.fields.name],
  ["Event name", EventChanges.fields.name],
  ["Location", NewEvent.fields.location],
  ["Event type", NewEvent.fields.eventType],
  ["Scoring format", NewEvent.fields.scoringFormat],
  ["Team format", NewEvent.fields.teamFormat],
  ["Course name", NewCourse.fields.name],
  ["Course name", CourseChanges.fields.name],
  ["Address", NewCourse.fields.address],
  ["City", NewCourse.fields.city],
  ["State", NewCourse.fields.state],
  ["Location", NewCourse.fields.location],
  ["Zip code", NewCourse.fields.zipCode],
  ["Phone", NewCourse.fields.phone],
  ["Website", NewCourse.fields.website],
  ["Group name", NewGroup.fields.groupName],
  ["Name", formPair.body.fields.name],
  ["Team name", formTeam.body.fields.name],
  ["Team name", JoinSideGame.fields.teamName],
  ["Game description", NewSideGame.fields.gameDescription],
];

const inSeveralLines: ReadonlyArray<Named> = [
  ["Description", NewEvent.fields.description],
  ["Description", EventChanges.fields.description],
  ["Description", NewCourse.fields.description],
  ["Notes", HoleScoreInput.fields.notes],
  ["Notes", attestScorecard.body.fields.notes],
  ["Reason", changeParticipant.body.fields.reason],
  ["Reason", rejectScorecard.body.fields.reason],
];

const sentenceOf = (name: string) => `${name} must not contain control or invisible characters`;

test.for([...inOneLine, ...inSeveralLines])(
  "%s accepts only visible characters",
  ([name, field]) => {
    const read = reading(field);
    for (const unseen of ["\0", "\u0007", "\u001B[31m", "\u009B", "\u202E", "\u2066", "\u200B"]) {
      expect(read(`Walter${unseen}Hagen`)).toBe(sentenceOf(name));
    }
    expect(read("Zoë \u{1F3CC}\uFE0F\u200D\u2640\uFE0F 小林")).toBe(
      "Zoë \u{1F3CC}\uFE0F\u200D\u2640\uFE0F 小林",
    );
  },
);

test.for(inOneLine)("%s accepts only one line", ([name, field]) => {
  for (const separator of ["\n", "\t", "\r\n", "\u2028"]) {
    expect(reading(field)(`Walter C.${separator}Hagen`)).toBe(sentenceOf(name));
  }
});

test.for(inSeveralLines)("%s accepts several lines", ([, field]) => {
  const read = reading(field);
  expect(read("Bring:\n\ttees\n\tballs")).toBe("Bring:\n\ttees\n\tballs");
  expect(read("Bring:\r\ntees")).toBe("Bring:\ntees");
});

test("names inside lists accept only visible characters", () => {
  expect(reading(tees)([{ name: "Blue\u202E" }])).toBe(sentenceOf("Tee name"));
  const { availableSideGames } = NewEvent.fields;
  expect(reading(availableSideGames)(["skins\u0007"])).toBe(sentenceOf("Side game"));
  const rounds = { 1: { holeNumbers: [1], betAmount: 1, description: "a\u0007" } };
  const { roundConfigurations } = NewSideGame.fields;
  expect(reading(roundConfigurations)(rounds)).toBe(sentenceOf("Game description"));
});

test("administrators who enter scores get the sentence in the details", () => {
  expect(reading(scoresByAdmin.reason)("wind\u0007")).toBe("Invalid score data");
});

/** A password may be of any characters, and an Event ID is compared and never stored. */
const ofAnyCharacters = /password|^eventId$/iu;

type Fields = Readonly<Record<string, Field>>;
const fieldsOf = (sent: object): Fields => ("fields" in sent ? (sent.fields as Fields) : {});

test.for(endpoints.map(([name, { body, query }]) => [name, body, query] as const))(
  "%s takes no text with hidden characters, whatever fields it has",
  ([, body, query]) => {
    for (const [name, field] of Object.entries({ ...fieldsOf(query), ...fieldsOf(body) })) {
      if (ofAnyCharacters.test(name)) continue;
      const read = reading(field)("Walter\u0007Hagen\u202E");
      expect([name, JSON.stringify(read)]).not.toEqual([
        name,
        expect.stringMatching(/\\u0007|\u202E/u),
      ]);
    }
  },
);
