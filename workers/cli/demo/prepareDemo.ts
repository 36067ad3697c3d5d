import { Effect } from "effect";
import { demoLines } from "./demoLines.ts";
import { isDemoInUse } from "./demoPeople.ts";
import { isLoopback } from "./loopback.ts";
import { refuseOpenDemo } from "./publishedPassword.ts";
import { demoAtStart } from "./seedDemo.ts";

/** What the settings say about the demo. */
interface Settings {
  readonly seed: "demo" | "none";
  readonly isProduction: boolean;
  readonly host: string;
}

/**
 * Seeds the demo where the settings want it, and keeps it away from strangers. Answers what whoever
 * starts the server may want to know, line by line.
 */
export const prepareDemo = Effect.fn("prepareDemo")(function* ({
  seed,
  isProduction,
  host,
}: Settings) {
  if (isProduction) yield* refuseOpenDemo;
  const demo = seed === "demo" ? yield* demoAtStart : null;
  const isExposed = !isProduction && !isLoopback(host) && (yield* isDemoInUse);
  return [...(demo ? demoLines(demo) : []), ...(isExposed ? [exposedDemo(host)] : [])];
});

const exposedDemo = (host: string) =>
  `HOST is ${host}, so other computers may reach the demo, and everybody knows its passwords, ` +
  "that of the super admin too. Take it out with `npm run golf -- demo remove` before people rely on " +
  "what is here.";
