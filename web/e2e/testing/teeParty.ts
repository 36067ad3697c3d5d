import type { Page } from "playwright-core";
import type { SignIn } from "./people.ts";
import { demoCourse } from "./places.ts";

interface Created {
  readonly id: string;
}

interface TeeParty {
  readonly id: string;
  readonly name: string;
  readonly ana: Entrant;
  readonly ben: Entrant;
}

interface Entrant extends SignIn {
  readonly id: string;
}

/** Sends a request without a screen, for stories that are about something else. */
export const send = async (page: Page, url: string, data: object = {}): Promise<Created> => {
  const answer = await page.request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/**
 * An event of tomorrow on a course of the demo, with two new players. The page belongs to the
 * office.
 */
export const makeTeeParty = async (
  office: Page,
  newPage: () => Promise<Page>,
  name: string,
): Promise<TeeParty> => {
  const { id, eventId } = await newEvent(office, name);
  const enter = async (firstName: string): Promise<Entrant> => {
    const page = await newPage();
    const email = `${firstName}.${eventId}@club.example`.toLowerCase();
    const password = "secret-enough";
    const account = { ...{ email, password, firstName, lastName: "Teeparty" }, ...details };
    const user = await send(page, "/api/register", account);
    await send(page, `/api/events/${id}/register`);
    return { id: user.id, at: "/auth", email, password };
  };
  return { id, name, ana: await enter("Ana"), ben: await enter("Ben") };
};

const details = {
  ...{ phone: "+43 660 1234567", shirtSize: "MED", handicap: "12.4", agreeToTerms: true },
};

/** An event on a course of the demo. Its date and other fields may be given. */
export const newEvent = async (office: Page, name: string, other: object = {}) => {
  const list = async (url: string) => (await office.request.get(url)).json();
  const course = await demoCourse(office);
  const first = async (url: string) => (await list(url))[0].id;
  const event = await send(office, "/api/admin/events", {
    ...{ name, startDate: "2099-06-13", location: "Elie", maxParticipants: 8 },
    ...{ registrationFee: "10.00", eventType: "stroke_play", registrationDeadline: "2099-06-12" },
    ...{ organizerEmail: "office@club.example", courseId: course.id },
    participantStructureId: await first("/api/participant-structures"),
    playFormatId: await first("/api/play-formats"),
    scoringMetricId: await first("/api/scoring-metrics"),
    competitionContainerId: await first("/api/competition-containers"),
    ...other,
  });
  return event as Created & { readonly eventId: number };
};
