import { Schema } from "effect";
import { Uuid } from "./values.ts";

/** A message of an organiser to players of a tournament. */
export const MessageId = Uuid.pipe(Schema.brand("MessageId"));
export type MessageId = typeof MessageId.Type;

/** What an organiser tells players by mail. */
export const messageKinds = [
  "entryReceived",
  "confirmed",
  "movedUp",
  "teeTime",
  "delay",
  "result",
  "own",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a text may name in braces; each recipient gets the own one. */
export const fillIns = [
  "first name",
  "last name",
  "event",
  "date",
  "location",
  "tee time",
  "place",
  "link",
] as const;
export type FillIn = (typeof fillIns)[number];

interface Ready {
  readonly label: string;
  readonly subject: string;
  readonly text: string;
}

const letter = (...lines: ReadonlyArray<string>) => ["Hello {first name},", ...lines].join("\n\n");

/** The texts with which a message begins. The organiser may change them before it is sent. */
export const readyTexts: Readonly<Record<MessageKind, Ready>> = {
  entryReceived: {
    label: "Entry received",
    subject: "{event}: your entry has arrived",
    text: letter(
      "thank you for your entry for {event} on {date} at {location}. We will tell you when your place is certain.",
      "{link}",
    ),
  },
  confirmed: {
    label: "Confirmed",
    subject: "{event}: you have a place",
    text: letter(
      "you have a place in {event} on {date} at {location}. We look forward to seeing you.",
      "If you cannot come, please withdraw in time, so that somebody else can play:",
      "{link}",
    ),
  },
  movedUp: {
    label: "Moved up",
    subject: "{event}: a place has become free for you",
    text: letter(
      "a place has become free, and you have moved up from the waitlist: you play in {event} on {date} at {location}.",
      "If you cannot come any more, please withdraw soon, so that the next one can play:",
      "{link}",
    ),
  },
  teeTime: {
    label: "Tee time",
    subject: "{event}: your tee time",
    text: letter(
      "you play in {event}: {tee time}.",
      "All groups and later changes are here:",
      "{link}",
    ),
  },
  delay: {
    label: "Delay",
    subject: "{event}: the start is later",
    text: letter(
      "the start of {event} is delayed. Your tee time is now: {tee time}.",
      "Please look here before you leave, in case it changes again:",
      "{link}",
    ),
  },
  result: {
    label: "Result",
    subject: "{event}: the result",
    text: letter(
      "{event} is over. Your place: {place}.",
      "The whole leaderboard is here:",
      "{link}",
      "Thank you for playing.",
    ),
  },
  own: { label: "Own text", subject: "{event}", text: "Hello {first name},\n\n" },
};

const braces = /\{([^{}\n]*)\}/gu;

/** A text as one recipient gets it. */
export const filledIn = (text: string, values: Readonly<Record<FillIn, string>>): string => {
  const known: Readonly<Record<string, string>> = values;
  return text.replaceAll(braces, (typed, name: string) => known[name] ?? typed);
};

const isFillIn = (name: string) => fillIns.some((known) => known === name);

/** What stands in braces and is none of the names above, such as a misspelt one. */
export const unknownFillIns = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(braces)].flatMap(([typed, name = ""]) => (isFillIn(name) ? [] : [typed]));
