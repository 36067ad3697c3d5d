import { Effect } from "effect";
import type { Accepted } from "../../../application/commandHandler.ts";
import type { Scorecard } from "../../../domain/scorecard/scorecard.ts";
import { scorecardIdOf } from "../../../domain/shared/derivedIds.ts";
import type { ScorecardKey } from "../../../domain/shared/values.ts";
import { ScorecardNotFound } from "../../../projections/scorecards/queries.ts";
import type { Scorecard as ScorecardAnswer } from "../../contract/scorecard.ts";
import { Encoded } from "../encoded.ts";
import { RecentCards, type Written } from "../recentCards.ts";
import { summariesOf } from "./scorecards.ts";

/** A card for who has just written it. */
export const showScorecard = Effect.fnUntraced(function* (
  card: ScorecardKey,
  written: Written & Pick<Accepted<Scorecard, never>, "state">,
) {
  const scorecardId = idOf(card, written.state);
  const { row, textOf } = yield* RecentCards.use((cards) => cards.after(scorecardId, written));
  const summary = (yield* summariesOf([row]))(row);
  if (summary === null) return yield* new ScorecardNotFound({ scorecardId });
  return new Encoded<ScorecardAnswer>(textOf(summary, row));
});

/** An open card knows its id; to derive it costs a hash. */
const idOf = (card: ScorecardKey, state: Scorecard) =>
  state.status === "Open" ? state.scorecardId : scorecardIdOf(card);
