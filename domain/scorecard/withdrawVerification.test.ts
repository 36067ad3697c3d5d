import { test } from "vitest";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  attest,
  attested,
  ben,
  bogey4,
  card,
  opened,
  par4,
  record,
  recorded,
  reject,
  rejected,
  unverified,
  verified,
  verify,
  withdrawVerification,
} from "./examples.ts";
import { ScorecardNotOpen, ScorecardNotVerified } from "./rejections.ts";

const { given } = scenario(scorecardDecider);
const played = [opened, recorded(par4(1), par4(2))] as const;

test("an administrator takes a verification back", () =>
  given(...played, verified(1, 2))
    .when(withdrawVerification)
    .then(unverified(1, 2)));

test("only the latest verification is taken back, and holes verified before it stay verified", () =>
  given(...played, verified(1, 2), recorded(bogey4(2)), verified(2))
    .when(withdrawVerification)
    .then(unverified(2)));

test("after that, the card can be verified, signed and changed again", () => {
  const withdrawn = given(...played, verified(1, 2), unverified(1, 2));
  withdrawn.when(verify).then(verified(1, 2));
  withdrawn.when(attest(ben)).then(attested(ben));
  withdrawn.when(record(bogey4(1))).then(recorded(bogey4(1)));
});

test("a card that had been sent back before is sent back again", () =>
  given(...played, rejected("hole 1?"), verified(1, 2), unverified(1, 2))
    .when(reject("hole 1?"))
    .thenNothing());

test.each([
  ["never verified", played],
  ["verified in part", [...played, verified(1, 2), recorded(bogey4(2))]],
  ["withdrawn already", [...played, verified(1, 2), unverified(1, 2)]],
  ["sent back since", [...played, verified(1, 2), rejected("hole 1?")]],
] as const)("a verification cannot be taken back on a card that was %s", (_, history) =>
  given(...history)
    .when(withdrawVerification)
    .thenRejected(new ScorecardNotVerified({ card })),
);

test("a verification cannot be taken back on a card that is not open", () =>
  given().when(withdrawVerification).thenRejected(new ScorecardNotOpen({ card })));
