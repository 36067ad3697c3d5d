import type { Effect } from "effect";
import type { seedDemo } from "./seedDemo.ts";

type Demo = Effect.Success<ReturnType<typeof seedDemo>>;

/** Notes for the person who starts the demo, line by line. */
export const demoLines = ({ signIns, privateEvent }: Demo): ReadonlyArray<string> => [
  "The demo is here. Sign in with:",
  ...signIns.map(
    ({ who, page, email, password, note }) =>
      `  ${who.padEnd(16)}${page.padEnd(8)}${email} / ${password}  (${note})`,
  ),
  `  ${privateEvent.name} is private: its Event ID is ${privateEvent.eventId}.`,
];
