import { Layer } from "effect";
import { streamHandlers } from "./commands/streamHandlers.ts";
import { TournamentFacts } from "./facts/tournamentFacts.ts";

/** All command handlers of a process, and the facts that they need about each other's streams. */
export const commandHandlers = Layer.provideMerge(TournamentFacts.layer, streamHandlers);
