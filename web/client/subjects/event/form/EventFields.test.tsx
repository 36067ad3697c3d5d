import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CourseId } from "../../../../../domain/shared/values.ts";
import { useForm } from "../../../form/useForm.ts";
import { holesQuery } from "../../course/courseQueries.ts";
import { EventFields } from "./EventFields.tsx";
import { type AskedOfEvent, type EventValues, newEventValues } from "./eventTable.ts";

const id = CourseId.make("c3f0a9b8-1d2e-4f30-8a4b-5c6d7e8f9006");
const none = { structures: [], formats: [], metrics: [], containers: [], admins: [] };
const choices = {
  ...none,
  courses: [{ id, name: "Dusk Links", tees: [] }],
} as unknown as AskedOfEvent["choices"];

/** The form of an event on that course, whose holes have these stroke indexes. */
const formWith = (...indexes: ReadonlyArray<number>) => {
  const client = new QueryClient();
  const holes = indexes.map((handicap, index) => ({ holeNumber: index + 1, handicap }));
  client.setQueryData<unknown>(holesQuery(id).queryKey, holes);
  const Form = () => {
    const initial: EventValues = { ...newEventValues, courseId: id };
    const form = useForm({ initial, onSubmit: () => undefined });
    return <EventFields form={form} choices={choices} isSettings={false} eventId={null} />;
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
};

/** The text shown at the course field. */
const saidOfCourse = (markup: string) => {
  const [, describedBy] =
    /<select[^>]*aria-describedby="([^"]+)"[^>]*><option value="">No course/.exec(markup) ?? [];
  const said = new RegExp(`<p id="${describedBy}"[^>]*>(.*?)</p>`).exec(markup)?.[1];
  return said?.replace(/<[^>]+>/g, "");
};

test("the field of the course says which stroke index is used twice", () => {
  expect(saidOfCourse(formWith(1, 7, 3, 7))).toBe("Stroke index 7 is used twice");
});

test("of a course in order nothing is said", () => {
  expect(saidOfCourse(formWith(1, 7, 3, 5))).toBeUndefined();
});
