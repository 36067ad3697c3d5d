import { Layer } from "effect";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { streamHandlers } from "./streamHandlers.ts";

/** All command handlers of a process, and the facts that they need about each other's streams. */
export const commandHandlers = Layer.provideMerge(TournamentFacts.layer, streamHandlers);
