import { Effect, Layer } from "effect";
import { runPolicies } from "../../application/policies/runPolicies.ts";

/**
 * Every process may run them: the first one to read an event reacts, and for the others the command
 * is a repetition.
 */
export const policies = Layer.effectDiscard(Effect.forkScoped(runPolicies));
