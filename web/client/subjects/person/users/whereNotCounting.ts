import type { UserRegistration } from "../../../../contract/person/users.ts";
import { indexText } from "../playerText.ts";

/** The running events in which another handicap counts than that of the account. */
export const whereNotCounting = (
  registrations: ReadonlyArray<UserRegistration>,
  handicap: number | null,
) =>
  registrations.filter(
    (registration) =>
      registration.eventStatus === "active" &&
      registration.status === "registered" &&
      registration.handicap !== handicap,
  );

/** "Summer Open is played with 2.4: 24.0 does not count there yet." */
export const notCountingText = (
  eventName: string,
  counting: number | null,
  ofAccount: number | null,
): string => {
  const [there, here] = [counting, ofAccount].map((index) =>
    index === null ? "no index" : indexText(index),
  );
  return `${eventName} is played with ${there}: ${here} does not count there yet.`;
};
