import { describe, test } from "vitest";
import { HoleNumber } from "../shared/values.ts";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  attest,
  attested,
  ben,
  bogey4,
  card,
  cleo,
  invalidated,
  opened,
  par4,
  record,
  recordByAdmin,
  recorded,
  reject,
  rejected,
  verified,
  verify,
} from "./examples.ts";
import {
  CannotAttestDisputed,
  CannotVerifyDisputed,
  HoleAlreadyVerified,
  HoleNotDisputed,
  NotADisputedEntry,
} from "./rejections.ts";
import { disputed, entryOf, settle, settled } from "./testing/disputes.ts";

const { given } = scenario(scorecardDecider);

const one = HoleNumber.make(1);
const basedOn = (...holes: ReadonlyArray<readonly [number, number | null]>) => ({
  basedOn: new Map(holes.map(([hole, strokes]) => [HoleNumber.make(hole), strokes])),
});
const birdie = { ...par4(1), strokes: 3 };
const clash = [opened, recorded(par4(1)), disputed(2, par4(1), bogey4(1))] as const;
const [counting, contrary] = [entryOf(1, 2, 0), entryOf(1, 2, 1)];

describe("two players who enter different scores for a hole", () => {
  test("a write that is based on an empty hole disputes its score, and the other holes are written", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record(bogey4(1), par4(2)), ...basedOn([1, null], [2, null]) })
      .then(recorded(par4(2)), disputed(2, par4(1), bogey4(1))));

  test("a write that is based on the present strokes corrects them", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record(bogey4(1)), ...basedOn([1, 4]) })
      .then(recorded(bogey4(1))));

  test("a write of the present strokes disputes nothing, and missing putts change nothing", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record({ ...par4(1), putts: null }), ...basedOn([1, null]) })
      .thenNothing());

  test("a write without `basedOn` is accepted", () =>
    given(opened, recorded(par4(1)))
      .when(record(bogey4(1)))
      .then(recorded(bogey4(1))));

  test("a write on a verified hole is refused and not disputed", () =>
    given(opened, recorded(par4(1)), verified(1))
      .when({ ...record(bogey4(1)), ...basedOn([1, null]) })
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber: one })));

  test("a write on a card that was sent back is disputed, too", () =>
    given(opened, recorded(par4(1)), rejected("Hole 1 looks wrong"))
      .when({ ...record(bogey4(1)), ...basedOn([1, null]) })
      .then(disputed(3, par4(1), bogey4(1))));

  test("a card that was sent back is submitted again by the present strokes, which keep their putts", () =>
    given(opened, recorded(par4(1)), rejected("Hole 1 looks wrong"))
      .when({ ...record({ ...par4(1), putts: null }), ...basedOn([1, null]) })
      .then(recorded(par4(1))));

  test("a dispute keeps the signatures", () =>
    given(opened, recorded(par4(1)), attested(ben))
      .when({ ...record(bogey4(1)), ...basedOn([1, null]) })
      .then(disputed(3, par4(1), bogey4(1))));
});

describe("a hole that is disputed", () => {
  test("entering the disputed strokes again changes nothing, whatever the write is based on", () => {
    given(...clash)
      .when({ ...record(par4(1)), ...basedOn([1, 4]) })
      .thenNothing();
    given(...clash)
      .when(record(bogey4(1)))
      .thenNothing();
  });

  test("a third score is kept beside the first two", () => {
    const third = disputed(3, par4(1), birdie);
    const [first] = clash[2].entries;
    given(...clash)
      .when({ ...record(birdie), ...basedOn([1, 4]) })
      .then({ ...third, entries: [first, ...third.entries.slice(1)] });
  });

  test("entering the disputed strokes again does not submit a card that was sent back", () =>
    given(...clash, rejected("Hole 1 looks wrong"))
      .when(record(par4(1)))
      .thenNothing());

  test("a partner cannot sign a card with a disputed hole", () =>
    given(...clash)
      .when(attest(cleo))
      .thenRejected(new CannotAttestDisputed({ card, holeNumber: one })));

  test("an administrator cannot verify a card with a disputed hole, but can reject it", () => {
    given(...clash)
      .when(verify)
      .thenRejected(new CannotVerifyDisputed({ card, holeNumber: one }));
    given(...clash)
      .when(reject("Who is right?"))
      .then(rejected("Who is right?"));
  });
});

describe("settling a dispute", () => {
  test("a settlement for the entry that counted changes nothing else", () =>
    given(...clash)
      .when(settle(1, counting))
      .then(settled(counting, par4(1))));

  test("a settlement for another entry records it and makes the signatures invalid", () =>
    given(opened, recorded(par4(1)), attested(ben), disputed(3, par4(1), bogey4(1)))
      .when(settle(1, entryOf(1, 3, 1)))
      .then(...[settled(entryOf(1, 3, 1), bogey4(1)), recorded(bogey4(1)), invalidated(ben)]));

  test("after a settlement the card can be signed and verified", () => {
    given(...clash, settled(counting, par4(1)))
      .when(attest(ben))
      .then(attested(ben));
    given(...clash, settled(counting, par4(1)))
      .when(verify)
      .then(verified(1));
  });

  test("a dispute cannot be settled for an entry of another hole", () =>
    given(...clash)
      .when(settle(1, entryOf(2, 2, 0)))
      .thenRejected(new NotADisputedEntry({ card, holeNumber: one })));

  test("a dispute is settled only once", () =>
    given(...clash, settled(contrary, bogey4(1)))
      .when(settle(1, contrary))
      .thenRejected(new HoleNotDisputed({ card, holeNumber: one })));

  test("an administrator who enters the hole settles the dispute, also with strokes that nobody entered", () => {
    given(...clash)
      .when(recordByAdmin(bogey4(1)))
      .then(recorded(bogey4(1)), settled(contrary, bogey4(1)));
    given(...clash)
      .when(recordByAdmin(par4(1)))
      .then(settled(counting, par4(1)));
    given(...clash)
      .when(recordByAdmin(birdie))
      .then(recorded(birdie), settled(null, birdie));
  });

  test("a hole can be disputed again after a settlement", () =>
    given(...clash, settled(counting, par4(1)))
      .when({ ...record(birdie), ...basedOn([1, 5]) })
      .then(disputed(4, par4(1), birdie)));
});
