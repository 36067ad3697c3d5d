import { describe, test } from "vitest";
import { ScorecardCommand, scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import { ScorecardEvent } from "./events.ts";
import {
  ana,
  attested,
  ben,
  bogey4,
  card,
  opened,
  par4,
  record,
  recordByAdmin,
  recorded,
  rejected,
  scorecardId,
  verified,
} from "./examples.ts";
import { NoLateScores } from "./rejections.ts";

const { given } = scenario(scorecardDecider);
const { LateScoresReceived, LateScoresAccepted, LateScoresDeclined } = ScorecardEvent.cases;

const sendLate = (...sent: Parameters<typeof record>) => ({ ...record(...sent), isLate: true });
const late = (...holeScores: Parameters<typeof record>) =>
  LateScoresReceived.make({ scorecardId, holeScores });
const decide = (accept: boolean) => ScorecardCommand.cases.DecideLateScores.make({ card, accept });
const accepted = LateScoresAccepted.make({ scorecardId });

describe("what a player sends after the end", () => {
  test("is kept and changes nothing that counts, on verified holes too", () =>
    given(opened, recorded(par4(1)), attested(ben), verified(1))
      .when(sendLate(bogey4(1), par4(2)))
      .then(late(bogey4(1), par4(2))));

  test("is nothing where it stands there already, or was sent before", () =>
    given(opened, recorded(par4(1)), late(par4(2)))
      .when(sendLate(par4(1), par4(2)))
      .thenNothing());

  test("opens a card on which nothing stands", () =>
    given()
      .when(sendLate(par4(1)))
      .then(opened, late(par4(1))));

  test("counts once the office accepts it", () =>
    given(opened, recorded(par4(1)), late(bogey4(1), par4(2)))
      .when(decide(true))
      .then(recorded(bogey4(1), par4(2)), accepted));

  test("is gone once the office declines it", () =>
    given(opened, recorded(par4(1)), late(bogey4(1)))
      .when(decide(false))
      .then(LateScoresDeclined.make({ scorecardId })));

  test("is decided once", () =>
    given(opened, recorded(par4(1)), late(bogey4(1)), recorded(bogey4(1)), accepted)
      .when(decide(true))
      .thenRejected(new NoLateScores({ card })));

  test("stays late when the card is begun by somebody else", () =>
    given(opened, late(par4(1)), opened, recorded(par4(2)))
      .when(decide(true))
      .then(recorded(par4(1)), accepted));
});

describe("a card that was sent back", () => {
  const byBen = { enteredBy: ben, isStillSentBack: true };

  test("stays so while somebody else writes on it", () =>
    given(opened, recorded(par4(1)), rejected("hole 1?"))
      .when({ ...recordByAdmin(bogey4(1)), author: ben })
      .then({ ...recorded(bogey4(1)), ...byBen }));

  test("is handed in by its player, also with the same scores", () =>
    given(opened, recorded(par4(1)), rejected("hole 1?"), { ...recorded(bogey4(1)), ...byBen })
      .when({ ...record(bogey4(1)), author: ana })
      .then({ ...recorded(bogey4(1)), enteredBy: ana }));

  test("is not handed in by who confirms its scores for its player", () =>
    given(opened, recorded(par4(1)), rejected("hole 1?"))
      .when({ ...record(par4(1)), author: ben })
      .thenNothing());
});
