import { test } from "vitest";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  attested,
  ben,
  bogey4,
  card,
  invalidated,
  opened,
  paper,
  par4,
  record,
  recordByAdmin,
  recorded,
  signedOnPaper,
  signOnPaper,
  takenBack,
  verified,
} from "./examples.ts";
import {
  CannotAttestDisputed,
  ScorecardAlreadyVerified,
  ScorecardHasNoScores,
  ScorecardNotOpen,
} from "./rejections.ts";
import { disputed } from "./testing/disputes.ts";

const { given } = scenario(scorecardDecider);
const played = [opened, recorded(par4(1))] as const;

test("the office says that a typed card is signed on paper, and says it once", () => {
  given(...played)
    .when(signOnPaper)
    .then(signedOnPaper);
  given(...played, signedOnPaper)
    .when(signOnPaper)
    .thenNothing();
});

test("beside the signatures of phones it stands for itself", () =>
  given(...played, attested(ben))
    .when(signOnPaper)
    .then(signedOnPaper));

test("a change of a score takes it away with all other signatures, and it may be said again", () => {
  given(...played, signedOnPaper)
    .when(recordByAdmin(bogey4(1)))
    .then(recorded(bogey4(1)), invalidated(paper));
  given(...played, attested(ben), signedOnPaper)
    .when(record(bogey4(1)))
    .then(recorded(bogey4(1)), invalidated(ben, paper));
  given(...played, signedOnPaper, recorded(bogey4(1)), invalidated(paper))
    .when(signOnPaper)
    .then(signedOnPaper);
});

test("it is taken back by itself, once, and may be said again", () => {
  given(...played, attested(ben), signedOnPaper)
    .when({ ...signOnPaper, isSigned: false })
    .then(invalidated(paper));
  given(...played, attested(ben))
    .when({ ...signOnPaper, isSigned: false })
    .thenNothing();
  given(...played, signedOnPaper, verified(1))
    .when({ ...signOnPaper, isSigned: false })
    .thenRejected(new ScorecardAlreadyVerified({ card }));
  given(...played, signedOnPaper, invalidated(paper))
    .when(signOnPaper)
    .then(signedOnPaper);
});

test("the same score again leaves it", () =>
  given(...played, signedOnPaper)
    .when(recordByAdmin(par4(1)))
    .thenNothing());

test("a card with no scores, a disputed one and an official one are not signed", () => {
  given().when(signOnPaper).thenRejected(new ScorecardNotOpen({ card }));
  given(...played, recorded(takenBack(1)))
    .when(signOnPaper)
    .thenRejected(new ScorecardHasNoScores({ card }));
  given(...played, disputed(1, par4(1), bogey4(1)))
    .when(signOnPaper)
    .thenRejected(new CannotAttestDisputed({ card, holeNumber: par4(1).holeNumber }));
  given(...played, verified(1))
    .when(signOnPaper)
    .thenRejected(new ScorecardAlreadyVerified({ card }));
});
