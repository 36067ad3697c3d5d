import { Effect, Layer } from "effect";
import { expect } from "vitest";
import { findCourse } from "../../../application/courses/findCourse.ts";
import { AdministratorId } from "../../../domain/shared/values.ts";
import {
  type FakeProvider,
  failing,
  saying,
  signInFirst,
  silent,
} from "../../languageModel/testing/fakeProvider.ts";
import { test } from "../../languageModel/testing/withProvider.ts";
import { throttleMemory } from "../../throttle/throttle.ts";
import { courseCatalogue } from "../catalogue/courseCatalogue.ts";
import { noCourseFinder, openAiCourseFinder } from "./courseFinder.ts";

const hole = (holeNumber: number, strokeIndex = holeNumber) => ({
  holeNumber,
  par: 4,
  strokeIndex,
  whiteDistance: 380,
});
const links = {
  name: "Tranquillity Links",
  address: "1 Mare Road",
  city: "Mare",
  state: "Moon",
  totalPar: 72,
  holes: [hole(1), hole(2)],
  tees: [{ name: "White", courseRating: 71.4, slopeRating: 128 }],
};

const olga = AdministratorId.make("8d4f6f1e-4a0b-4e57-9c1c-2b6f4f5e9a01");

const search = ({ baseURL }: FakeProvider, courseName = "Sea of Tranquillity") =>
  find(courseName).pipe(
    Effect.match({ onFailure: ({ _tag }) => _tag, onSuccess: (found) => found }),
    Effect.provide(
      openAiCourseFinder({ baseURL, apiKey: "a key", model: "a-model", answerWithin: 500 }),
    ),
    Effect.provide(Layer.mergeAll(courseCatalogue, throttleMemory)),
    Effect.runPromise,
  );

const find = (courseName: string) => findCourse({ courseName, location: null }, olga);

test("the provider is asked for a course that the catalogue lacks, and receives only its name", async ({
  provider,
}) => {
  provider.answerWith(
    saying(`Here it is:\n\`\`\`json\n${JSON.stringify({ course: links })}\n\`\`\``),
  );
  expect(await search(provider)).toMatchObject({
    source: "provider",
    attribution: null,
    course: {
      name: "Tranquillity Links",
      phone: null,
      holes: [{ holeNumber: 1, whiteDistance: 380, blueDistance: null }, { holeNumber: 2 }],
      tees: [{ name: "White", slopeRating: 128, totalYards: null }],
    },
  });
  expect(provider.questions[0]?.body.messages[1]?.content).toBe(
    '{"courseName":"Sea of Tranquillity","location":null}',
  );
});

test("the provider is not asked for a course of the catalogue", async ({ provider }) => {
  expect(await search(provider, "augsta national")).toMatchObject({ source: "catalogue" });
  expect(provider.questions).toEqual([]);
});

test("the holes are left out when they have a stroke index twice", async ({ provider }) => {
  const course = { ...links, holes: [hole(1, 7), hole(2, 7)] };
  provider.answerWith(saying(JSON.stringify({ course })));
  expect(await search(provider)).toMatchObject({ course: { name: links.name, holes: [] } });
});

test.for([
  ["knows no such course", saying('{"course": null}'), "NoCourseFound"],
  ["fails", failing(500), "CourseSearchUnavailable"],
  ["is silent", silent, "CourseSearchUnavailable"],
  ["answers with something else", saying("I would rather play tennis."), "CourseSearchUnavailable"],
  [
    "invents a par",
    saying(JSON.stringify({ course: { ...links, holes: [{ ...hole(1), par: 9 }] } })),
    "CourseSearchUnavailable",
  ],
  ["speaks another protocol", signInFirst, "CourseSearchUnavailable"],
] as const)("a search is refused when a provider %s", async ([, reply, tag], { provider }) => {
  provider.answerWith(reply);
  expect(await search(provider)).toBe(tag);
});

test("a website that is none is left out, and letters that nobody can print are refused", async ({
  provider,
}) => {
  const told = (fields: object) =>
    provider.answerWith(saying(JSON.stringify({ course: { ...links, ...fields } })));
  told({ website: "javascript:alert(1)" });
  expect(await search(provider)).toMatchObject({ course: { website: null } });
  told({ website: "https://links.example" });
  expect(await search(provider)).toMatchObject({ course: { website: "https://links.example" } });
  told({ city: "Mare\u0000" });
  expect(await search(provider)).toBe("CourseSearchUnavailable");
});

test("without a provider only the catalogue is searched", async () => {
  const search = find("Sea of Tranquillity").pipe(
    Effect.flip,
    Effect.provide([noCourseFinder, courseCatalogue, throttleMemory]),
  );
  expect(await Effect.runPromise(search)).toMatchObject({ _tag: "NoCourseFound" });
});

test("an administrator has sixty searches an hour beyond the catalogue, and others have their own", async () => {
  const olaf = AdministratorId.make("8d4f6f1e-4a0b-4e57-9c1c-2b6f4f5e9a02");
  const unknown = { courseName: "Sea of Tranquillity", location: null };
  const searches = Effect.gen(function* () {
    for (let n = 0; n < 60; n++) {
      expect(yield* Effect.flip(findCourse(unknown, olga))).toMatchObject({
        _tag: "NoCourseFound",
      });
    }
    expect(yield* Effect.flip(findCourse(unknown, olga))).toMatchObject({
      _tag: "TooManyAttempts",
    });
    expect(yield* find("augsta national")).toMatchObject({ source: "catalogue" });
    expect(yield* Effect.flip(findCourse(unknown, olaf))).toMatchObject({ _tag: "NoCourseFound" });
  });
  await searches.pipe(
    Effect.provide([noCourseFinder, courseCatalogue, throttleMemory]),
    Effect.runPromise,
  );
});
