import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { newestChanges } from "../../../../application/scorecard/scoreHistory.ts";
import { isPickedUp } from "../../../../domain/golf/played.ts";
import type { ScoreChange } from "../../../../domain/scorecard/history.ts";
import { getScoreHistory, MAX_CHANGES } from "../../../contract/card/scoreHistory.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveList } from "../../http/serveList.ts";
import { onHole } from "../../views/card/onHole.ts";
import { namesOf } from "../../views/person/actors.ts";

export const scoreHistoryRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(
    app,
    runtime,
    getScoreHistory,
    Effect.fnUntraced(function* ({ card, query }) {
      const { limit = MAX_CHANGES, before = null } = query;
      const { changes, total } = yield* newestChanges(card, { limit, before });
      const nameOf = yield* namesOf(changes.map(({ actor }) => actor));
      const items = changes.map(({ version, at, actor, kind, ...change }) => {
        const { holes, reason, dispute, handicap } = change;
        const by = { ...actor, ...nameOf(actor) };
        const changed = { holes: holes.map(holeChange), dispute: dispute && disputeOf(dispute) };
        return { version, at, by, kind, reason, handicap, ...changed };
      });
      return { items, total };
    }),
  );
};

type Change = ScoreChange["holes"][number];

const holeChange = ({ holeNumber, before, after }: Change) => ({
  holeNumber,
  before: before && entryOf(before),
  after: after && entryOf(after),
});

const entryOf = ({ putts, penalties, notes, ...there }: NonNullable<Change["after"]>) => ({
  ...onHole(there),
  ...{ putts, penalties, notes },
});

const disputeOf = ({ holeNumber, entries }: NonNullable<ScoreChange["dispute"]>) => ({
  holeNumber,
  strokes: entries.map((there) => (there !== null && isPickedUp(there) ? 0 : there)),
});
