import { Schema } from "effect";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { sentence } from "./sentence.ts";

const between = "Round number must be between 1 and 4";

/** A round in which people play. Only an imported tournament has more of them. */
export const RoundToPlay = RoundNumber.check(Schema.isLessThanOrEqualTo(4));

/** The same as people send it. If an answer is given, the mistake goes into its details. */
export const roundInput = (answer?: string) => RoundToPlay.pipe(sentence(between, answer));
