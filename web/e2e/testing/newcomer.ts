import type { Page } from "playwright-core";
import { send } from "./teeParty.ts";
import type { Visits } from "./visits.ts";

interface Newcomer {
  readonly firstName: string;
  readonly handicap?: string;
  /** Refusals that belong to the story. */
  readonly refused?: ReadonlyArray<string>;
}

/** A new player with a place in the event, on another phone. */
export const newcomerIn = async (
  visits: Visits,
  eventId: string,
  { firstName, handicap = "9.4", refused = [] }: Newcomer,
): Promise<Page> => {
  const phone = await visits.asPhone({ refused });
  await send(phone, "/api/register", {
    email: `${firstName}.${eventId}@club.example`.toLowerCase(),
    password: "two-putts-and-in",
    firstName,
    lastName: "Teal",
    phone: "+44 20 7946 0301",
    shirtSize: "MED",
    handicap,
    agreeToTerms: true,
  });
  await send(phone, `/api/events/${eventId}/register`, {});
  return phone;
};

/** The id of the player who is signed in. */
export const idOf = async ({ request }: Page): Promise<string> =>
  (await (await request.get("/api/user")).json()).id;
