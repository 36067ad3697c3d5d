import { Effect } from "effect";
import { demoLines } from "./demoLines.ts";
import { isDemoInUse } from "./demoPeople.ts";
import { isLoopback } from "./loopback.ts";
import { refuseOpenDemo } from "./publishedPassword.ts";
import { demoAtStart } from "./seedDemo.ts";

/** The settings about the demo. */
interface Settings {
  readonly seed: "demo" | "none";
  readonly isProduction: boolean;
  readonly host: string;
}

/**
 * Seeds the demo if the settings ask for it, and protects it from strangers. Returns notes for the
 * operator, line by line.
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
