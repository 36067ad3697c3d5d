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
  disputed,
  entryOf,
  invalidated,
  opened,
  par4,
  record,
  recordByAdmin,
  recorded,
  reject,
  rejected,
  settle,
  settled,
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

const { given } = scenario(scorecardDecider);

const one = HoleNumber.make(1);
const seen = (...holes: ReadonlyArray<readonly [number, number | null]>) => ({
  basedOn: new Map(holes.map(([hole, strokes]) => [HoleNumber.make(hole), strokes])),
});
const birdie = { ...par4(1), strokes: 3 };
const clash = [opened, recorded(par4(1)), disputed(2, par4(1), bogey4(1))] as const;
const [counting, contrary] = [entryOf(1, 2, 0), entryOf(1, 2, 1)];

describe("two players enter different scores for a hole", () => {
  test("who did not see the other entry disputes it, and their other holes are written", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record(bogey4(1), par4(2)), ...seen([1, null], [2, null]) })
      .then(recorded(par4(2)), disputed(2, par4(1), bogey4(1))));

  test("who saw it corrects it", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record(bogey4(1)), ...seen([1, 4]) })
      .then(recorded(bogey4(1))));

  test("who says the same disputes nothing, and the putts that are there stay", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record({ ...par4(1), putts: null }), ...seen([1, null]) })
      .thenNothing());

  test("who says nothing of what they saw writes as before", () =>
    given(opened, recorded(par4(1)))
      .when(record(bogey4(1)))
      .then(recorded(bogey4(1))));

  test("an official hole is refused rather than disputed", () =>
    given(opened, recorded(par4(1)), verified(1))
      .when({ ...record(bogey4(1)), ...seen([1, null]) })
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber: one })));

  test("on a card that was sent back, too, the strokes that count are not written over", () =>
    given(opened, recorded(par4(1)), rejected("Hole 1 looks wrong"))
      .when({ ...record(bogey4(1)), ...seen([1, null]) })
      .then(disputed(3, par4(1), bogey4(1))));

  test("a card that was sent back is submitted again by the same strokes, with the putts that are there", () =>
    given(opened, recorded(par4(1)), rejected("Hole 1 looks wrong"))
      .when({ ...record({ ...par4(1), putts: null }), ...seen([1, null]) })
      .then(recorded(par4(1))));

  test("signatures of the strokes that count stay", () =>
    given(opened, recorded(par4(1)), attested(ben))
      .when({ ...record(bogey4(1)), ...seen([1, null]) })
      .then(disputed(3, par4(1), bogey4(1))));
});

describe("as long as a hole is disputed", () => {
  test("no player takes it back by entering it again, whatever they saw", () => {
    given(...clash)
      .when({ ...record(par4(1)), ...seen([1, 4]) })
      .thenNothing();
    given(...clash)
      .when(record(bogey4(1)))
      .thenNothing();
  });

  test("a third score is kept beside the others", () => {
    const third = disputed(3, par4(1), birdie);
    const [first] = clash[2].entries;
    given(...clash)
      .when({ ...record(birdie), ...seen([1, 4]) })
      .then({ ...third, entries: [first, ...third.entries.slice(1)] });
  });

  test("a card that was sent back is not submitted again by it", () =>
    given(...clash, rejected("Hole 1 looks wrong"))
      .when(record(par4(1)))
      .thenNothing());

  test("partners do not sign the card", () =>
    given(...clash)
      .when(attest(cleo))
      .thenRejected(new CannotAttestDisputed({ card, holeNumber: one })));

  test("administrators do not verify it, but may send it back", () => {
    given(...clash)
      .when(verify)
      .thenRejected(new CannotVerifyDisputed({ card, holeNumber: one }));
    given(...clash)
      .when(reject("Who is right?"))
      .then(rejected("Who is right?"));
  });
});

describe("a dispute is settled", () => {
  test("for the entry that counted: nothing else changes", () =>
    given(...clash)
      .when(settle(1, counting))
      .then(settled(counting, par4(1))));

  test("for the other one, which is recorded and ends the signatures", () =>
    given(opened, recorded(par4(1)), attested(ben), disputed(3, par4(1), bogey4(1)))
      .when(settle(1, entryOf(1, 3, 1)))
      .then(...[settled(entryOf(1, 3, 1), bogey4(1)), recorded(bogey4(1)), invalidated(ben)]));

  test("after that the card is signed and verified", () => {
    given(...clash, settled(counting, par4(1)))
      .when(attest(ben))
      .then(attested(ben));
    given(...clash, settled(counting, par4(1)))
      .when(verify)
      .then(verified(1));
  });

  test("not for something that nobody entered, or that belongs to another hole", () =>
    given(...clash)
      .when(settle(1, entryOf(2, 2, 0)))
      .thenRejected(new NotADisputedEntry({ card, holeNumber: one })));

  test("only once", () =>
    given(...clash, settled(contrary, bogey4(1)))
      .when(settle(1, contrary))
      .thenRejected(new HoleNotDisputed({ card, holeNumber: one })));

  test("by an administrator who enters the hole, also with what nobody had entered", () => {
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

  test("the hole can be disputed again", () =>
    given(...clash, settled(counting, par4(1)))
      .when({ ...record(birdie), ...seen([1, 5]) })
      .then(disputed(4, par4(1), birdie)));
});
