import { Clock, Effect, Layer } from "effect";
import { OrganiserClock } from "../../application/ports/OrganiserClock.ts";
import { WallClock } from "../../domain/shared/values.ts";
import { appConfig } from "../config/config.ts";

/** A clock in a time zone such as "Europe/Warsaw". */
export const organiserClockIn = (timeZone: string, isChosen = true) => {
  // The Swedish format of a time is that of ISO 8601, with a space instead of the T.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const now = Effect.map(Clock.currentTimeMillis, (time) =>
    WallClock.make(format.format(time).replace(" ", "T")),
  );
  const today = Effect.map(now, (time) => WallClock.make(time.slice(0, "YYYY-MM-DD".length)));
  return Layer.succeed(OrganiserClock, { now, today, timeZone, isChosen });
};

export const organiserClock = Layer.unwrap(
  Effect.map(appConfig, ({ timeZone, isTimeZoneChosen }) =>
    organiserClockIn(timeZone, isTimeZoneChosen),
  ),
);
