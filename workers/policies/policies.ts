import { Effect, Layer } from "effect";
import { runPolicies } from "../../application/policies/runPolicies.ts";

/** Every process may have it: whoever meets an event first reacts, and for the others it is done. */
export const policies = Layer.effectDiscard(Effect.forkScoped(runPolicies));
