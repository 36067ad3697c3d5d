import { Effect } from "effect";
import { expect, test } from "vitest";
import { WallClock } from "../../domain/shared/values.ts";
import { at, created, settings } from "../../domain/tournament/examples.ts";
import { evolve, initialState } from "../../domain/tournament/tournament.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { entryTermsOf } from "./entryTerms.ts";

/** The terms at this time, of an event that can be entered until June 1. */
const termsAt = (now: string, registrationDeadline = "2026-06-01") => {
  const tournament = evolve(
    initialState,
    created({ registrationDeadline: at(registrationDeadline) }),
  );
  if (tournament.existence === "NotCreated") throw new Error("Nothing was created.");
  return entryTermsOf(tournament).pipe(
    Effect.provideService(OrganiserClock, {
      now: Effect.succeed(WallClock.make(now)),
      today: Effect.succeed(WallClock.make(now.slice(0, 10))),
      timeZone: "Europe/Warsaw",
      isChosen: true,
    }),
    Effect.runSync,
  );
};

test.for(["2026-06-01", "2026-06-01T12:00:00"])(
  "the deadline %s lasts until the end of its day",
  (deadline) => {
    expect(termsAt("2026-06-01T23:59:59", deadline)).toEqual({
      status: "upcoming",
      maxParticipants: settings.maxParticipants,
      hasDeadlinePassed: false,
    });
    expect(termsAt("2026-06-02T00:00:00", deadline).hasDeadlinePassed).toBe(true);
  },
);
