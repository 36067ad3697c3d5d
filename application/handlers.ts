import { Layer } from "effect";
import { streamHandlers } from "./commands/streamHandlers.ts";
import { TournamentFacts } from "./tournament/tournamentFacts.ts";

/** All command handlers of a process, and what they know of each other's streams. */
export const commandHandlers = Layer.provideMerge(TournamentFacts.layer, streamHandlers);
