import { test } from "vitest";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  attest,
  attested,
  ben,
  bogey4,
  card,
  notRejected,
  opened,
  par4,
  recorded,
  reject,
  rejected,
  unverified,
  verified,
  verify,
  withdrawRejection,
  withdrawVerification,
} from "./examples.ts";
import { ScorecardNotOpen, ScorecardNotSentBack, ScorecardNotVerified } from "./rejections.ts";
import { disputed } from "./testing/disputes.ts";

const { given } = scenario(scorecardDecider);
const played = [opened, recorded(par4(1), par4(2))] as const;
const sentBack = [...played, rejected("hole 1?")] as const;

/** Written by a playing partner, so that the card stays sent back. */
const byBen = (...sent: Parameters<typeof recorded>) => ({
  ...recorded(...sent),
  enteredBy: ben,
  isStillSentBack: true,
});

test("an administrator no longer sends a card back", () =>
  given(...sentBack)
    .when(withdrawRejection)
    .then(notRejected()));

test("a card that was official before is official again", () => {
  given(...played, verified(1, 2), rejected("hole 1?"))
    .when(withdrawRejection)
    .then(notRejected(1, 2));
  given(...played, verified(1, 2), rejected("hole 1?"), notRejected(1, 2))
    .when(verify)
    .thenNothing();
});

test("holes that have changed since are not, and neither are disputed ones", () => {
  const wasOfficial = [...played, verified(1, 2), rejected("hole 1?")] as const;
  given(...wasOfficial, byBen(bogey4(2)))
    .when(withdrawRejection)
    .then(notRejected(1));
  given(...wasOfficial, disputed(4, par4(1), bogey4(1)))
    .when(withdrawRejection)
    .then(notRejected(2));
});

test("sent back twice, it is what it was before the first time", () =>
  given(...played, verified(1), rejected("hole 1?"), rejected("hole 2?"))
    .when(withdrawRejection)
    .then(notRejected(1)));

test("after that the card can be signed, verified and sent back for the same reason", () => {
  const withdrawn = given(...sentBack, notRejected());
  withdrawn.when(attest(ben)).then(attested(ben));
  withdrawn.when(verify).then(verified(1, 2));
  withdrawn.when(reject("hole 1?")).then(rejected("hole 1?"));
});

test("a verification that came before it can be taken back as before, and sends nothing back", () => {
  const again = [...played, rejected("hole 2?"), verified(1, 2), rejected("hole 1?")] as const;
  const official = given(...again, notRejected(1, 2));
  official.when(withdrawVerification).then(unverified(1, 2));
  given(...again, notRejected(1, 2), unverified(1, 2))
    .when(withdrawRejection)
    .thenRejected(new ScorecardNotSentBack({ card }));
  given(...sentBack, notRejected())
    .when(withdrawVerification)
    .thenRejected(new ScorecardNotVerified({ card }));
});

test.each([
  ["never sent back", played],
  ["handed in again", [...sentBack, recorded(par4(1))]],
  ["verified since", [...sentBack, verified(1, 2)]],
  ["taken back already", [...sentBack, notRejected()]],
] as const)("there is nothing to take back on a card that was %s", (_, history) =>
  given(...history)
    .when(withdrawRejection)
    .thenRejected(new ScorecardNotSentBack({ card })),
);

test("a verification that is taken back sends the card back, which can be taken back, too", () =>
  given(...sentBack, verified(1, 2), unverified(1, 2))
    .when(withdrawRejection)
    .then(notRejected()));

test("nothing is taken back on a card that is not open", () =>
  given().when(withdrawRejection).thenRejected(new ScorecardNotOpen({ card })));
